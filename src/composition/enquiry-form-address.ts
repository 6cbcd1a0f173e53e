import { strapiEnquiryFormAddress } from '../adapters/strapi/enquiry-form-address';
import type { StrapiConfig } from './config';

/**
 * The `action` of enquiry forms without JavaScript; `null` with the in-memory catalogue, which has
 * no receiver. Keep this module small: every page loads it first.
 */
export const enquiryFormAddress = (strapi: StrapiConfig = __STRAPI__): string | null =>
  __CATALOGUE__ === 'strapi' ? strapiEnquiryFormAddress(strapi.host) : null;
