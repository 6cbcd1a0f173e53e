/** How long a sign-up waits for its confirmation, and how long the link in the mail is valid. */
export const PENDING_DAYS = 7;

/** How long the entry of a withdrawn consent is kept as a proof. */
export const WITHDRAWN_DAYS = 365;
