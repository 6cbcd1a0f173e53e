const LENGTH = 8;

/**
 * Returns the number that names an enquiry in e-mails. It is the beginning of the document id, so
 * that the search of the admin panel finds the enquiry by it.
 */
export const enquiryNumber = ({ documentId }: { documentId: string }) =>
  documentId.slice(0, LENGTH).toUpperCase();
