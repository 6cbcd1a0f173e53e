import { CONTENT } from '../enquiries/store-once';

/** Honeypot: visitors do not see this field, so only a bot fills it. */
export const TRAP = 'website';
/**
 * The site origin that a form on our own error page was first sent from, signed: see
 * `signed-origin.ts`.
 */
export const SENT_FROM = 'sent-from';

const NAMES: readonly string[] = [...CONTENT, 'key', TRAP, SENT_FROM];

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

const pairOf = (part: string) => {
  const [name = '', ...value] = part.split('=');
  // Forms send line breaks as CRLF, scripts as LF.
  return [decoded(name), decoded(value.join('=')).replaceAll('\r\n', '\n')] as const;
};

/**
 * Parses the fields of a form as browsers send them. Returns null for what none of our forms sends:
 * an unknown or repeated name, a broken escape, a NUL.
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
    // A broken escape, or bytes that are not text.
    return null;
  }
};
