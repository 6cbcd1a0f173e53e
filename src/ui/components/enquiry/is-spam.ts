/** Whether the browser filled the field; `false` in older browsers without `:autofill`. */
const isAutofilled = (field: HTMLInputElement): boolean =>
  CSS.supports('selector(:autofill)') && field.matches(':autofill');

/**
 * Whether a bot filled the honeypot field. Also empties the field: if a password manager filled it,
 * the person sees that the message was not sent, and the next submit succeeds.
 */
export function isSpam(field: HTMLInputElement | null): boolean {
  if (field === null || field.value === '') return false;
  const byBrowser = isAutofilled(field);
  field.value = '';
  return !byBrowser;
}
