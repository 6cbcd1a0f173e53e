import { localEnquiryList } from '../adapters/browser/local-enquiry-list';

/** One shared instance, because it keeps the list in memory when the browser refuses storage. */
export const enquiryList = localEnquiryList(() => localStorage, window, Date.now);
