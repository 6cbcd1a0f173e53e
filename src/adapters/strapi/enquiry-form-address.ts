/** The CMS endpoint for enquiries. */
export const ENQUIRIES = '/enquiries';

/** The `action` of an enquiry form that is submitted without a script. */
export const strapiEnquiryFormAddress = (host: string): string => `${host}/api${ENQUIRIES}`;
