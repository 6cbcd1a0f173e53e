/** Whether the browser's autofill filled the field; `false` in browsers without `:autofill`. */
const isAutofilled = (field: HTMLInputElement): boolean =>
  CSS.supports('selector(:autofill)') && field.matches(':autofill');

/**
 * Whether a bot filled the honeypot field. Also empties the field, because a password manager may
 * have filled it: the visitor then sees that the message was not sent, and the next submit
 * succeeds.
 */
export function isSpam(field: HTMLInputElement | null): boolean {
  if (field === null || field.value === '') return false;
  const byBrowser = isAutofilled(field);
  field.value = '';
  return !byBrowser;
}
