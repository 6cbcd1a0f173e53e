/**
 * What visitors agree to when they sign up: the sentences beside the form on the site's page. A
 * subscriber's entry stores the wording and its version, which is its position in this list. So
 * never change or remove a wording; append the new one. `test/form-words.test.ts` checks that the
 * last one is what the site shows, and that the earlier ones are unchanged.
 */
export const CONSENT_WORDINGS = [
  'We store your e-mail to write about harvests. Answer any message to leave the list.',
] as const;

export const CONSENT = {
  version: CONSENT_WORDINGS.length,
  text: CONSENT_WORDINGS.at(-1) ?? '',
};
