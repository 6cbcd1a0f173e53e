/** The storage key of the visitor's enquiry list. */
export const ENQUIRY_LIST = 'enquiry-list';
