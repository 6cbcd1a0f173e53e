const LENGTH = 8;

/**
 * Returns the number that names an enquiry in e-mails. The number is the beginning of the document
 * id, so that a search for the number in the admin panel finds the enquiry.
 */
export const enquiryNumber = ({ documentId }: { documentId: string }) =>
  documentId.slice(0, LENGTH).toUpperCase();
