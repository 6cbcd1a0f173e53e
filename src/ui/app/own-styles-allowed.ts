/** Where the policy of a page allows styles: the last that it says. */
const ALLOWED =
  /(<meta http-equiv="Content-Security-Policy" content="[^"]*style-src 'self')[^"]*"/u;

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/** Developers' tools write their rules into an element that begins empty. */
const EMPTY = '';

/** As a content security policy names what stands within an element. */
async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/**
 * The document, its policy allowing the styles that stand in it and no others. One without a policy,
 * as the development server has it, stays as it is.
 */
export async function ownStylesAllowed(document: string): Promise<string> {
  if (!ALLOWED.test(document)) return document;
  const texts = [...document.matchAll(STYLE)].map(([, text = '']) => text);
  const hashes = await Promise.all([...new Set([EMPTY, ...texts])].map(hashOf));
  return document.replace(ALLOWED, (_, start: string) => `${start} ${hashes.join(' ')}"`);
}
