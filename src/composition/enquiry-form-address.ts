import { strapiEnquiryFormAddress } from '../adapters/strapi/enquiry-form-address';
import type { StrapiConfig } from './config';

/**
 * The `action` of enquiry forms, for browsers without JavaScript; `null` with the in-memory
 * catalogue, because no server receives enquiries then. Keep this module small, because every page
 * loads it before it renders.
 */
export const enquiryFormAddress = (strapi: StrapiConfig = __STRAPI__): string | null =>
  __CATALOGUE__ === 'strapi' ? strapiEnquiryFormAddress(strapi.host) : null;
