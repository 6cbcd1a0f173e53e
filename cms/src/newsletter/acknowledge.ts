import { randomBytes } from 'node:crypto';

/** `meta.confirmation` of the response to a sign-up whose confirmation a mail asks for. */
export const BY_MAIL = 'mail';

/**
 * The response to a sign-up: that of any enquiry, and whether a mail asks for its confirmation. It
 * contains nothing of the stored entry. An id or a date of it would tell a stranger whether the
 * address was known.
 */
export const acknowledgeSignUp = (byMail: boolean, now: Date) => ({
  data: {
    documentId: randomBytes(12).toString('hex'),
    kind: 'newsletter',
    createdAt: now.toISOString(),
  },
  meta: byMail ? { confirmation: BY_MAIL } : {},
});
