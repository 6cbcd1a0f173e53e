/** Matches a content security policy up to the sources of `style-src`. */
const ALLOWED = /<meta http-equiv="Content-Security-Policy" content="[^"]*style-src 'self'/u;

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/**
 * Text of an empty `<style>`. Its hash is allowed too, because development tools insert an empty
 * `<style>` and then write their rules into it.
 */
const EMPTY = '';

/** Returns the CSP source that allows an inline element with this text: `'sha256-…'`. */
async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/**
 * Adds the hashes of a document's inline styles to its content security policy, so that the browser
 * applies these styles and blocks injected ones. A document without a policy stays unchanged; the
 * development server serves such a document.
 */
export async function withStyleHashes(document: string): Promise<string> {
  if (!ALLOWED.test(document)) return document;
  const texts = [...document.matchAll(STYLE)].map(([, text = '']) => text);
  const hashes = await Promise.all([...new Set([EMPTY, ...texts])].map(hashOf));
  return document.replace(ALLOWED, (start) => `${start} ${hashes.join(' ')}`);
}
