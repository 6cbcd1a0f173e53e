import type { Core } from '@strapi/strapi';
import { ENQUIRY, type EnquiryInput, type StoredEnquiry } from './enquiry';

const findByKey = async (
  strapi: Core.Strapi,
  key: string | null | undefined,
): Promise<StoredEnquiry | null> =>
  key ? strapi.db.query(ENQUIRY).findOne({ where: { key } }) : null;

/**
 * Stores an enquiry unless one with its key is there, and answers `{ entry, isNew }`.
 * `beforeStoring` runs when the key is not known yet, and may throw to prevent the storing.
 */
export const storeOnce = async (
  strapi: Core.Strapi,
  enquiry: EnquiryInput,
  beforeStoring: () => Promise<void>,
): Promise<{ entry: StoredEnquiry; isNew: boolean }> => {
  const earlier = await findByKey(strapi, enquiry.key);
  if (earlier) return { entry: earlier, isNew: false };

  await beforeStoring();
  try {
    return { entry: await strapi.documents(ENQUIRY).create({ data: enquiry }), isNew: true };
  } catch (error) {
    // Two posts with one key came together, and the unique index let one in: the other is a repetition.
    const winner = await findByKey(strapi, enquiry.key);
    if (!winner) throw error;
    return { entry: winner, isNew: false };
  }
};

const CONTENT = [
  'kind',
  'name',
  'email',
  'company',
  'message',
  'product',
  'productTitle',
  'volume',
] as const;

/** Does the stored entry say the same as this enquiry? */
export const saysTheSame = (entry: StoredEnquiry, enquiry: EnquiryInput) =>
  CONTENT.every((field) => (entry[field] ?? null) === (enquiry[field] ?? null));
