/** Where the CMS takes enquiries. */
export const ENQUIRIES = '/enquiries';

/** Where a form posts an enquiry itself, when no script sends it. */
export const strapiEnquiryFormAddress = (host: string): string => `${host}/api${ENQUIRIES}`;
