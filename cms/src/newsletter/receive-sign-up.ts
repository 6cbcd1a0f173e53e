import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isMailSetUp } from '../mail/is-mail-set-up';
import { CONSENT } from './consent';
import { pendingUntil, SUBSCRIBER } from './subscriber';

interface SignUp {
  readonly email: string;
  readonly name: string | null;
}

/** As many hexadecimal digits as Strapi's own document ids have characters. */
const newDocumentId = () => randomBytes(12).toString('hex');

/**
 * Stores a sign-up that `settle-sign-ups.ts` then settles. With mail it is pending; without mail
 * nobody can confirm, and the entry says so.
 *
 * It always inserts one row, whether the address is unknown, pending or confirmed, and reads
 * nothing. So neither the response nor the time that it takes tells a stranger which it is.
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
