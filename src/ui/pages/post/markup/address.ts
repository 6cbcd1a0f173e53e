/** Stands for this site: relative addresses are read against it, in Node as in a browser. */
const HERE = 'http://this-site.invalid';

/** Where an address that an editor wrote leads. */
export type Address =
  /** On this site: `/product?q=oil`, or `#the-wait` within the same page. */
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  /** To a program of the visitor's: an e-mail, a telephone. */
  | { readonly kind: 'program'; readonly url: string };

const WEB: readonly string[] = ['http:', 'https:'];
const PROGRAMS: readonly string[] = ['mailto:', 'tel:'];

function parsed(written: string, base: string): URL | null {
  try {
    return new URL(written, base);
  } catch {
    return null; // `http://` and the like lead nowhere.
  }
}

/**
 * Reads an address as a browser would, with its white space, backslashes and dots, so that what
 * is judged here is what a click would open. `null` for any scheme that a page may not open.
 */
export function addressOf(written: string): Address | null {
  const url = parsed(written, HERE);
  if (url === null) return null;
  if (url.origin === HERE) {
    const { pathname, search, hash } = url;
    return {
      kind: 'own',
      path: written.trimStart().startsWith('#') ? hash || '#' : `${pathname}${search}${hash}`,
    };
  }
  if (WEB.includes(url.protocol)) return { kind: 'foreign', url: url.href, host: url.host };
  return PROGRAMS.includes(url.protocol) ? { kind: 'program', url: url.href } : null;
}

/** The address of a picture or a file, of which relative ones are on `mediaHost`. */
export function mediaAddressOf(written: string, mediaHost: string | undefined): Address | null {
  const address = addressOf(written);
  if (address?.kind !== 'own' || mediaHost === undefined) return address;
  return addressOf(`${mediaHost}${address.path}`);
}

/** Files that editors upload are there, whatever page links to them. */
const UPLOADS = '/uploads/';

export const isUpload = (address: Address): boolean =>
  address.kind === 'own' && address.path.startsWith(UPLOADS);
