/** Marks in the document that a part is still loading, for scripts that wait for the whole page. */
export const PendingMarker = () => <span hidden data-pending="" />;
