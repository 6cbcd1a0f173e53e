/** Says in the document that a part of the page is on its way, for whoever waits for all of it. */
export const PendingMarker = () => <span hidden data-pending="" />;
