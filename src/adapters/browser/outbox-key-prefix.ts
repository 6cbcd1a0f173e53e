/** Prefix of the storage key of each queued enquiry; the enquiry's key follows. */
export const OUTBOX = 'kept-enquiry-';
