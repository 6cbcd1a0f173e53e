import type { Core } from '@strapi/strapi';
import { SUBSCRIBER } from './subscriber';

/**
 * Takes an address off the list. The entry stays, with its dates, as the proof of the consent and
 * of its withdrawal. Its unique field `address` is cleared, so that a later sign-up creates a new
 * entry. Does nothing when the entry is already withdrawn or deleted.
 */
export const withdraw = async (
  strapi: Core.Strapi,
  documentId: string,
  now: Date,
): Promise<void> => {
  await strapi.db.query(SUBSCRIBER).updateMany({
    where: { documentId, state: { $ne: 'withdrawn' } },
    data: { state: 'withdrawn', withdrawnAt: now, address: null, tokenHash: null, mailDue: false },
  });
};
