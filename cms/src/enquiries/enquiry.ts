import type { Data, Modules } from '@strapi/strapi';

export const ENQUIRY = 'api::enquiry.enquiry';

type Input = Modules.Documents.Params.Data.Input<typeof ENQUIRY>;

/**
 * An enquiry to be stored. The type omits `localizations`, because enquiries are not translated and
 * Strapi's own types disagree on the type of that field.
 */
export type EnquiryInput = Omit<Input, 'localizations'>;
export type StoredEnquiry = Data.ContentType<typeof ENQUIRY>;
