/** Whether the browser's autofill filled the field; `false` in browsers without `:autofill`. */
const isAutofilled = (field: HTMLInputElement): boolean =>
  CSS.supports('selector(:autofill)') && field.matches(':autofill');

/**
 * Returns whether a bot filled the honeypot field, and empties the field. The field is emptied for
 * visitors whose password manager filled it: the first submit fails, and the next one succeeds.
 */
export function isSpam(field: HTMLInputElement | null): boolean {
  if (field === null || field.value === '') return false;
  const byBrowser = isAutofilled(field);
  field.value = '';
  return !byBrowser;
}
