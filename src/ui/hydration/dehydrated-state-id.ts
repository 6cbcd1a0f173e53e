/** Id of the element that contains the dehydrated state of a prerendered page. */
export const DEHYDRATED_STATE_ID = 'page-data';
