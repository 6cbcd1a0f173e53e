import { sealFor } from '../signatures/sign-text';

const TOKEN = /^(?<documentId>[a-z\d]{24})\.(?<given>[\w-]{43})$/;

const { seal, isSeal } = sealFor('withdrawal of a consent');

/**
 * Returns the token of a subscriber's withdrawal link: the document id and a signature. The token
 * never expires, because links in old mails must work. It need not be stored, because it is the
 * same every time.
 */
export const withdrawalToken = (documentId: string, secret: string) =>
  `${documentId}.${seal(documentId, secret)}`;

/**
 * Returns the document id in a token that is signed with one of `secrets`, otherwise null. Several
 * secrets are accepted, so that links in earlier mails still work after a new secret was added.
 */
export const withdrawnBy = (token: string, secrets: readonly string[]): string | null => {
  const { documentId = '', given = '' } = TOKEN.exec(token)?.groups ?? {};
  return secrets.some((secret) => isSeal(given, documentId, secret)) ? documentId : null;
};
