/** Says in the document that a part of the page is on its way, for whoever waits for all of it. */
export const Pending = () => <span hidden data-pending="" />;
