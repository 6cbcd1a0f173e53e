import type { Data, Modules } from '@strapi/strapi';

export const ENQUIRY = 'api::enquiry.enquiry';

type Input = Modules.Documents.Params.Data.Input<typeof ENQUIRY>;

/** What is to be stored, and what is. Nothing is translated: Strapi's own types disagree on how it would be. */
export type EnquiryInput = Omit<Input, 'localizations'>;
export type StoredEnquiry = Data.ContentType<typeof ENQUIRY>;
