import type { Data, Modules } from '@strapi/strapi';

export const ENQUIRY = 'api::enquiry.enquiry';

type Input = Modules.Documents.Params.Data.Input<typeof ENQUIRY>;

/**
 * The enquiry to be stored, and the stored one. Enquiries are not translated: Strapi's own types
 * disagree on the type of `localizations`.
 */
export type EnquiryInput = Omit<Input, 'localizations'>;
export type StoredEnquiry = Data.ContentType<typeof ENQUIRY>;
