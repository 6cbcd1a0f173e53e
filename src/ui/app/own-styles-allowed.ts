/** Matches the policy's `style-src`, which is its last directive. */
const ALLOWED =
  /(<meta http-equiv="Content-Security-Policy" content="[^"]*style-src 'self')[^"]*"/u;

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/** Hashed too: development tools write their rules into a `<style>` that starts empty. */
const EMPTY = '';

/** The CSP hash source of an inline element's text. */
async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/**
 * Restricts the policy of a document to its own inline styles, by hash. Returns a document without
 * a policy unchanged; the development server serves such documents.
 */
export async function ownStylesAllowed(document: string): Promise<string> {
  if (!ALLOWED.test(document)) return document;
  const texts = [...document.matchAll(STYLE)].map(([, text = '']) => text);
  const hashes = await Promise.all([...new Set([EMPTY, ...texts])].map(hashOf));
  return document.replace(ALLOWED, (_, start: string) => `${start} ${hashes.join(' ')}"`);
}
