/** How the name of each entry of the outbox begins; its key follows. */
export const OUTBOX = 'kept-enquiry-';
