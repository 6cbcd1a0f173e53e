import { strapiEnquiryFormAddress } from '../adapters/strapi/enquiry-form-address';

/**
 * Where the enquiry forms lead that no script sends; `null` on the embedded catalogue, which has no one
 * to send them to. Light, as every page needs it at once.
 */
export const enquiryFormAddress = (): string | null =>
  __CATALOGUE__ === 'strapi' ? strapiEnquiryFormAddress(__STRAPI__.host) : null;
