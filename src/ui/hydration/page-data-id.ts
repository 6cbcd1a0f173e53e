/** The element of a document that was drawn ahead, with what it was made of. */
export const PAGE_DATA_ID = 'page-data';
