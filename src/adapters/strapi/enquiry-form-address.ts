/** The CMS endpoint for enquiries. */
export const ENQUIRIES = '/enquiries';

/** Returns the `action` of enquiry forms, which browsers use without JavaScript. */
export const strapiEnquiryFormAddress = (host: string): string => `${host}/api${ENQUIRIES}`;
