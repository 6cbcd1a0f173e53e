import { CONTENT } from '../enquiries/store-once';

/** Nobody sees this field: what stands in it was written by a machine. */
export const TRAP = 'website';
/** Where a form that stands on our own answer was sent from at first, sealed: see `signed-origin.ts`. */
export const SENT_FROM = 'sent-from';

const NAMES: readonly string[] = [...CONTENT, 'key', TRAP, SENT_FROM];

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

const pairOf = (part: string) => {
  const [name = '', ...value] = part.split('=');
  // Forms send each line's end as two characters, scripts as one.
  return [decoded(name), decoded(value.join('=')).replaceAll('\r\n', '\n')] as const;
};

/**
 * The fields of a form as browsers send them; null for what no form of ours sends: a name that is
 * unknown or comes twice, a broken escape, a NUL.
 */
export const formFields = (body: string): Record<string, string> | null => {
  const parts = body.split('&', NAMES.length + 1);
  if (parts.length > NAMES.length || !/^[\x21-\x7e]*$/.test(body)) return null;
  try {
    const fields = new Map(parts.map(pairOf));
    const isOurs =
      fields.size === parts.length &&
      [...fields].every(([name, value]) => NAMES.includes(name) && !value.includes('\0'));
    return isOurs ? Object.fromEntries(fields) : null;
  } catch {
    // A broken escape, or bytes that are no text.
    return null;
  }
};
