import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isMailSetUp } from '../mail/is-mail-set-up';
import { CONSENT } from './consent';
import { pendingUntil, SUBSCRIBER } from './subscriber';

interface SignUp {
  readonly email: string;
  readonly name: string | null;
}

/** Returns a random document id with 24 characters, as many as Strapi's own ids have. */
const newDocumentId = () => randomBytes(12).toString('hex');

/**
 * Stores a sign-up, which `merge-sign-ups.ts` later merges with an earlier entry of the address.
 * Its state is `pending`, or `unconfirmed` when this CMS cannot send the mail that asks for the
 * confirmation.
 *
 * Inserts one row and reads nothing, for every address. So neither the response nor its duration
 * reveals to a stranger whether the address is on the list.
 */
export const receiveSignUp = async (
  strapi: Core.Strapi,
  { email, name }: SignUp,
  now: Date,
): Promise<void> => {
  const byMail = isMailSetUp(strapi);
  await strapi.db
    .queryBuilder(SUBSCRIBER)
    .insert({
      documentId: newDocumentId(),
      email,
      name,
      state: byMail ? 'pending' : 'unconfirmed',
      signedUpAt: now,
      consent: CONSENT.text,
      consentVersion: CONSENT.version,
      expiresAt: byMail ? pendingUntil(now) : null,
      createdAt: now,
      updatedAt: now,
      publishedAt: now,
    })
    .execute();
};
