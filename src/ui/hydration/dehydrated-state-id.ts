/** Id of the element that holds the dehydrated state of a prerendered page. */
export const DEHYDRATED_STATE_ID = 'page-data';
