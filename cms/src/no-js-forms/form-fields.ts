import { LINE_FIELDS } from '../enquiries/order-lines';
import { CONTENT } from '../enquiries/store-once';

/** Name of the honeypot field. Visitors do not see it, so only bots fill it in. */
export const TRAP = 'website';
/**
 * Name of a hidden field in the form on the CMS's own error page. Its value is the signed origin of
 * the site from which the visitor first sent the form: see `signed-origin.ts`.
 */
export const SENT_FROM = 'sent-from';

/** Name of the button that adds another product line to an order. */
export const ADD_LINE = 'add';

const NAMES: readonly string[] = [
  ...CONTENT.filter((name) => name !== 'lines'),
  ...LINE_FIELDS,
  'key',
  TRAP,
  SENT_FROM,
  ADD_LINE,
];

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

const pairOf = (part: string) => {
  const [name = '', ...value] = part.split('=');
  // Forms send line breaks as CRLF and scripts send LF, so convert them to LF.
  return [decoded(name), decoded(value.join('=')).replaceAll('\r\n', '\n')] as const;
};

/**
 * Parses a URL-encoded form body. Returns null for anything that the site's forms never send: an
 * unknown or repeated field name, an invalid percent escape, or NUL.
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
    // `decoded` throws for an invalid percent escape and for bytes that are not UTF-8.
    return null;
  }
};
