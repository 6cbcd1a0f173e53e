/** Whether the browser itself filled it; older browsers cannot say. */
const isAutofilled = (field: HTMLInputElement): boolean =>
  CSS.supports('selector(:autofill)') && field.matches(':autofill');

/**
 * Whether a machine filled the field that nobody sees, which it empties: a person whose password manager
 * filled it is told that the message was not sent, and the next press sends it.
 */
export function isTrapped(field: HTMLInputElement | null): boolean {
  if (field === null || field.value === '') return false;
  const byBrowser = isAutofilled(field);
  field.value = '';
  return !byBrowser;
}
