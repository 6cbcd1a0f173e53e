/** Where an address that an editor wrote leads. */
export type Address =
  /** On this site: `/product?q=oil`, or `#the-wait` within the same page. */
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  /** To a program of the visitor's: an e-mail, a telephone. */
  | { readonly kind: 'program'; readonly url: string };

/**
 * Two places that this site might be at, in Node as in a browser. Only an address that is on
 * whichever site it stands on is our own; one that names a host, or a scheme, is not.
 */
const HERE = { origin: 'http://this-site.invalid', page: '/' };
const THERE = { origin: 'https://that-site.invalid', page: '/page?that=this' };

const WEB: readonly string[] = ['http:', 'https:'];
const PROGRAMS: readonly string[] = ['mailto:', 'tel:'];

function parsed(written: string, { origin, page }: typeof HERE): URL | null {
  try {
    return new URL(written, `${origin}${page}`);
  } catch {
    return null; // `http://` and the like lead nowhere.
  }
}

const isOn = (url: URL, { origin }: typeof HERE): boolean => url.origin === origin;

/** Of two slashes at the start the second would begin a host: `/.//evil.example` is a path. */
const pathOf = ({ pathname, search, hash }: URL): string =>
  `${pathname.replace(/^\/+/, '/')}${search}${hash}`;

/** Blanks are for eyes: a telephone does not dial them, and some programs stop at the first. */
const toProgram = ({ protocol, href }: URL): string =>
  protocol === 'tel:' ? href.replace(/\s|%20|%C2%A0/giu, '') : href;

/**
 * Reads an address as a browser would, with its white space, backslashes and dots, so that what
 * is judged here is what a click would open. `null` for any scheme that a page may not open.
 */
export function addressOf(written: string): Address | null {
  const [here, there] = [parsed(written, HERE), parsed(written, THERE)];
  if (here === null || there === null) return null;
  if (isOn(here, HERE) && isOn(there, THERE)) {
    const staysOnPage = `${there.pathname}${there.search}` === THERE.page;
    return { kind: 'own', path: staysOnPage ? here.hash || '#' : pathOf(here) };
  }
  const url = isOn(here, HERE) ? there : here;
  if (WEB.includes(url.protocol)) return { kind: 'foreign', url: url.href, host: url.host };
  return PROGRAMS.includes(url.protocol) ? { kind: 'program', url: toProgram(url) } : null;
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
