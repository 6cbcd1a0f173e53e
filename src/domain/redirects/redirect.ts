/** Redirects a path at which the site has no page. The target is another path or a full URL. */
export interface Redirect {
  /** The id of the document in the CMS. */
  readonly id: string;
  /** A path of this site, as `redirectPath` returns it: `/old-shop`. */
  readonly from: string;
  /** As `redirectTarget` returns it: `/product` or `https://example.com/shop`. */
  readonly to: string;
}

/** Maximum lengths in characters, the same as in the CMS. */
export const REDIRECT_LIMITS = { from: 200, to: 500 } as const;

/**
 * Letters and digits of every script, and punctuation that has no special meaning in nginx’s
 * configuration, in a `_redirects` file, in HTML and in HTTP headers.
 */
const PATH = /^(?:\/[\p{L}\p{M}\p{N}._~-]+)+$/u;
const TARGET = /^[\p{L}\p{M}\p{N}._~/?&=+,%#-]+$/u;
const HTTPS = /^https:\/\/(?=[^/]+[.][^/.]+(?:\/|$))[a-z0-9.-]+(?<rest>\/.*)?$/iu;
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/u;
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f)/iu;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // `decodeURIComponent` throws for an invalid percent escape.
  }
};

/**
 * Returns the path in the form in which redirects are compared: decoded, in lower case, without a
 * trailing slash. Paths that differ only in these respects therefore have the same redirect.
 *
 * @returns `null` for a text that is not a path of this site, for `/`, and for a path with a query.
 */
export function redirectPath(written: string): string | null {
  const path = decoded(written.trim())?.normalize('NFC').toLowerCase().replace(/\/$/u, '') ?? '';
  const isPath = PATH.test(path) && !DOTS.test(path) && path.length <= REDIRECT_LIMITS.from;
  return isPath ? path : null;
}

const isSafe = (text: string): boolean => {
  const [path = ''] = text.split(/[?#]/u);
  const readable = decoded(text);
  return (
    TARGET.test(text) &&
    readable !== null &&
    !ENCODED_CONTROL.test(text) &&
    !DOTS.test(decoded(path) ?? '')
  );
};

/**
 * Returns the address in the form that a `Location` header takes: percent-encoded, ASCII only.
 *
 * @param origin the site's own origin. An address with this origin becomes a path.
 * @returns `null` for a text that is neither a path of this site nor an address with `https://`.
 */
export function redirectTarget(written: string, origin: string | null = null): string | null {
  const text = written.trim().normalize('NFC');
  if (text.length > REDIRECT_LIMITS.to) return null;
  if (text.startsWith('/')) return !text.startsWith('//') && isSafe(text) ? encodeOnce(text) : null;
  const found = HTTPS.exec(text);
  const rest = found?.groups?.['rest'] ?? '/';
  if (found === null || rest.startsWith('//') || !isSafe(rest)) return null;
  const host = text.slice('https://'.length).split('/')[0] ?? '';
  if (origin !== null && `https://${host.toLowerCase()}` === origin) return encodeOnce(rest);
  return `https://${host.toLowerCase()}${encodeOnce(rest)}`;
}

/** Percent-encodes characters that are not ASCII. Existing percent escapes stay unchanged. */
const encodeOnce = (text: string): string =>
  text.replace(/[^\x21-\x7e]+/gu, (letters) => encodeURIComponent(letters));
