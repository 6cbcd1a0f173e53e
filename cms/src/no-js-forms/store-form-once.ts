import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { EnquiryInput } from '../enquiries/enquiry';
import { contentOf, isStored, storeOnce } from '../enquiries/store-once';
import { inSequence } from './in-sequence';
import { ownSecret } from './own-secret';

const HOUR_MS = 3_600_000;

/**
 * Stores a form that was sent without a usable key, once in an hour or two. A prerendered page has
 * the same key for every visitor, and a form without a script cannot create one. So the key is a
 * hash of the content, the sender and the hour: a second click, a reload or a step back is then a
 * repetition, but the same words from another visitor or on another day are not. The hash includes
 * a secret, so that no one can use up another visitor's key.
 */
export const storeFormOnce = (
  strapi: Core.Strapi,
  visitor: string,
  enquiry: EnquiryInput,
  beforeStoring: () => Promise<void>,
  now: () => number = Date.now,
) => {
  const hash = createHmac('sha256', ownSecret(strapi))
    .update(JSON.stringify([visitor, ...contentOf(enquiry)]))
    .digest('hex')
    .slice(0, 40);
  // One after another: two clicks around the turn of the hour have two keys.
  return inSequence(hash, async () => {
    const hour = Math.floor(now() / HOUR_MS);
    const lastHours = `form-${hash}-${hour - 1}`;
    const key = (await isStored(strapi, lastHours)) ? lastHours : `form-${hash}-${hour}`;
    return storeOnce(strapi, { ...enquiry, key }, beforeStoring);
  });
};
