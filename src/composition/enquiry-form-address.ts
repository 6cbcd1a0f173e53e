import { strapiEnquiryFormAddress } from '../adapters/strapi/enquiry-form-address';
import type { StrapiConfig } from './config';

/**
 * Where the enquiry forms lead that no script sends; `null` on the embedded catalogue, which has no
 * one to send them to. Light, as every page needs it at once.
 */
export const enquiryFormAddress = (strapi: StrapiConfig = __STRAPI__): string | null =>
  __CATALOGUE__ === 'strapi' ? strapiEnquiryFormAddress(strapi.host) : null;
