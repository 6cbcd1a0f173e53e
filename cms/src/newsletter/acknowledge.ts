import { randomBytes } from 'node:crypto';

/** Value of `meta.confirmation` in the response to a sign-up that has to be confirmed by mail. */
export const BY_MAIL = 'mail';

/**
 * Returns the response to a sign-up: the one to any enquiry, with `meta.confirmation`. The id and the
 * date are not those of the stored entry, which would tell a stranger whether the address was known.
 */
export const acknowledgeSignUp = (byMail: boolean, now: Date) => ({
  data: {
    documentId: randomBytes(12).toString('hex'),
    kind: 'newsletter',
    createdAt: now.toISOString(),
  },
  meta: byMail ? { confirmation: BY_MAIL } : {},
});
