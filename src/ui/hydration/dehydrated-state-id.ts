/** The element of a document that was drawn ahead, with what it was made of. */
export const DEHYDRATED_STATE_ID = 'page-data';
