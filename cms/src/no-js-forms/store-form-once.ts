import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { EnquiryInput } from '../enquiries/enquiry';
import { contentOf, isStored, storeOnce } from '../enquiries/store-once';
import { appSecret } from '../signatures/app-secret';
import { runInSequence } from './run-in-sequence';

const HOUR_MS = 3_600_000;

/**
 * Stores a form that was sent without a key, but not when the same form was stored in the same or
 * the previous hour. A prerendered page cannot contain a key, because all visitors would get the
 * same one, and a form without JavaScript cannot create one. So the key is made from a hash of the
 * content and the sender, and from the hour. A form that is sent again after a second click or a
 * reload then has the same key; a form of another visitor or of another day has another key. The
 * hash includes a secret, so that an attacker cannot compute the key of another visitor's form and
 * store an enquiry with it.
 */
export const storeFormOnce = (
  strapi: Core.Strapi,
  visitor: string,
  enquiry: EnquiryInput,
  beforeStoring: () => Promise<void>,
  now: () => number = Date.now,
) => {
  const hash = createHmac('sha256', appSecret(strapi))
    .update(JSON.stringify([visitor, ...contentOf(enquiry)]))
    .digest('hex')
    .slice(0, 40);
  // Equal forms are stored one after another, so that one sent just after the full hour finds the
  // key of one sent just before it.
  return runInSequence(hash, async () => {
    const hour = Math.floor(now() / HOUR_MS);
    const lastHours = `form-${hash}-${hour - 1}`;
    const key = (await isStored(strapi, lastHours)) ? lastHours : `form-${hash}-${hour}`;
    return storeOnce(strapi, { ...enquiry, key }, beforeStoring);
  });
};
