import type { Core } from '@strapi/strapi';
import { ENQUIRY, type EnquiryInput, type StoredEnquiry } from './enquiry';
import { linesOf } from './order-lines';

/** Fields that a visitor fills in or that the form adds, except the idempotency key. */
export const CONTENT = [
  'kind',
  'name',
  'email',
  'company',
  'message',
  'product',
  'productTitle',
  'volume',
  'quantity',
  'country',
  'delivery',
  'lines',
] as const;

const findByKey = async (
  strapi: Core.Strapi,
  key: string | null | undefined,
): Promise<StoredEnquiry | null> =>
  key ? strapi.db.query(ENQUIRY).findOne({ where: { key } }) : null;

export const isStored = async (strapi: Core.Strapi, key: string) =>
  (await findByKey(strapi, key)) !== null;

/**
 * Stores an enquiry unless one with its key exists. Returns the stored entry, and whether this call
 * stored it. Calls `beforeStoring` when the key is new or missing; `beforeStoring` may throw to
 * prevent the enquiry from being stored.
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
    // The unique index rejects the enquiry when a parallel request has just stored one with the
    // same key. Return the stored entry, as for any repeated request.
    const winner = await findByKey(strapi, enquiry.key);
    if (!winner) throw error;
    return { entry: winner, isNew: false };
  }
};

/**
 * Returns a field's value in a form that `===` can compare; null if it is missing. Order lines
 * become JSON text with their keys in a fixed order, because PostgreSQL does not keep that order.
 */
export const comparable = (field: string, value: unknown): unknown =>
  field === 'lines' && value != null ? JSON.stringify(linesOf(value)) : (value ?? null);

/** Returns the values of an enquiry in the order of `CONTENT`; null for a missing one. */
export const contentOf = (enquiry: EnquiryInput | StoredEnquiry) =>
  CONTENT.map((field) => comparable(field, enquiry[field]));

/** Returns whether the stored entry has the same content as the enquiry. */
export const saysTheSame = (entry: StoredEnquiry, enquiry: EnquiryInput) => {
  const content = contentOf(enquiry);
  return contentOf(entry).every((value, place) => value === content[place]);
};
