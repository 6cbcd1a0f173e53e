/**
 * Limits copied, like the rules below, from the site's `src/domain/redirects/redirect.ts`, because
 * the CMS is a separate package. `test/redirect-addresses.test.ts` compares both copies, and checks
 * the limits against the schema.
 */
export const LIMITS = { from: 200, to: 500 };

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
 * Returns the path, normalised for comparison with other redirects; null for a text that is not a
 * path.
 */
export const redirectPath = (written: string): string | null => {
  const path = decoded(written.trim())?.normalize('NFC').toLowerCase().replace(/\/$/u, '') ?? '';
  return PATH.test(path) && !DOTS.test(path) && path.length <= LIMITS.from ? path : null;
};

const isSafe = (text: string): boolean => {
  const [path = ''] = text.split(/[?#]/u);
  return (
    TARGET.test(text) &&
    decoded(text) !== null &&
    !ENCODED_CONTROL.test(text) &&
    !DOTS.test(decoded(path) ?? '')
  );
};

const encodeOnce = (text: string): string =>
  text.replace(/[^\x21-\x7e]+/gu, (letters) => encodeURIComponent(letters));

/**
 * Returns the address as a value for the `Location` header; null for a text that is neither a path
 * nor an address with `https://`. An address on one of `origins`, the site's own, becomes a path.
 */
export const redirectTarget = (written: string, origins: readonly string[] = []): string | null => {
  const text = written.trim().normalize('NFC');
  if (text.length > LIMITS.to) return null;
  if (text.startsWith('/')) return !text.startsWith('//') && isSafe(text) ? encodeOnce(text) : null;
  const found = HTTPS.exec(text);
  const rest = found?.groups?.rest ?? '/';
  if (found === null || rest.startsWith('//') || !isSafe(rest)) return null;
  const host = (text.slice('https://'.length).split('/')[0] ?? '').toLowerCase();
  return origins.includes(`https://${host}`)
    ? encodeOnce(rest)
    : `https://${host}${encodeOnce(rest)}`;
};
