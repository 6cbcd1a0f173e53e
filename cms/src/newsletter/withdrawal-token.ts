import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const TOKEN = /^(?<documentId>[a-z\d]{24})\.(?<seal>[\w-]{43})$/;

/**
 * Derives the key of withdrawal tokens from a secret. The secret also signs other data, whose
 * signatures must not be valid here.
 */
const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'withdrawal of a consent', 32));

const sealOf = (documentId: string, secret: string) =>
  createHmac('sha256', keyFrom(secret)).update(documentId).digest('base64url');

/**
 * Returns the token of a subscriber's withdrawal link: the document id and a signature. It never
 * expires, because links in old mails must work, and is the same every time, so it is not stored.
 */
export const withdrawalToken = (documentId: string, secret: string) =>
  `${documentId}.${sealOf(documentId, secret)}`;

/**
 * Returns the document id in a token that is signed with one of `secrets`, otherwise null. Several
 * secrets are accepted, so that links in earlier mails survive a new first secret.
 */
export const withdrawnBy = (token: string, secrets: readonly string[]): string | null => {
  const { documentId = '', seal = '' } = TOKEN.exec(token)?.groups ?? {};
  const given = Buffer.from(seal);
  const isOurs = secrets.some((secret) => {
    const made = Buffer.from(sealOf(documentId, secret));
    return given.length === made.length && timingSafeEqual(given, made);
  });
  return isOurs ? documentId : null;
};
