import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { EnquiryInput } from '../enquiries/enquiry';
import { contentOf, isStored, storeOnce } from '../enquiries/store-once';
import { inTurn } from './in-turn';
import { ownSecret } from './own-secret';

const HOUR_MS = 3_600_000;

/**
 * Stores what a form sent without a key, once in an hour or two. A page that was drawn ahead has the same
 * key for everybody, and a form without a script cannot make one; so it is made of what was sent, who sent
 * it, and the hour. A second press, a reload or a step back is a repetition then, and the same words of
 * another visitor, or of another day, are not. With a secret, so that nobody can take another's key first.
 */
export const storeFormOnce = (
  strapi: Core.Strapi,
  visitor: string,
  enquiry: EnquiryInput,
  beforeStoring: () => Promise<void>,
  now: () => number = Date.now,
) => {
  const said = createHmac('sha256', ownSecret(strapi))
    .update(JSON.stringify([visitor, ...contentOf(enquiry)]))
    .digest('hex')
    .slice(0, 40);
  // One after the other: at the turn of the hour two presses have two keys.
  return inTurn(said, async () => {
    const hour = Math.floor(now() / HOUR_MS);
    const lastHours = `form-${said}-${hour - 1}`;
    const key = (await isStored(strapi, lastHours)) ? lastHours : `form-${said}-${hour}`;
    return storeOnce(strapi, { ...enquiry, key }, beforeStoring);
  });
};
