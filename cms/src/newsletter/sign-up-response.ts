import { randomBytes } from 'node:crypto';

/** Value of `meta.confirmation` in the response to a sign-up that has to be confirmed by mail. */
export const BY_MAIL = 'mail';

/**
 * Returns the response to a sign-up. It has the structure of the response to an enquiry, and
 * `meta.confirmation` if a mail asks for the confirmation. The id is random and the date is the
 * current one: the id and date of the stored entry would reveal whether the address was known.
 */
export const signUpResponse = (byMail: boolean, now: Date) => ({
  data: {
    documentId: randomBytes(12).toString('hex'),
    kind: 'newsletter',
    createdAt: now.toISOString(),
  },
  meta: byMail ? { confirmation: BY_MAIL } : {},
});
