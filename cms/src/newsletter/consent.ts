/**
 * What visitors agree to when they sign up: the sentences beside the form on the site's page. The
 * entry of a subscriber stores the wording and its version, which is its place in this list. So
 * never change or remove a line: add the new wording as the last one. `test/form-words.test.ts`
 * checks that the last one is what the site shows, and that the earlier ones are unchanged.
 */
export const CONSENT_WORDINGS = [
  'We store your e-mail to write about harvests. Answer any message to leave the list.',
] as const;

export const CONSENT = {
  version: CONSENT_WORDINGS.length,
  text: CONSENT_WORDINGS.at(-1) ?? '',
};
