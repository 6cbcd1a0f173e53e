/** The target of a URL that an editor wrote. */
export type Address =
  /** On this site: `/product?q=oil`, or `#the-wait` within the same page. */
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  /** Opens a program on the visitor's device: `mailto:` or `tel:`. */
  | { readonly kind: 'program'; readonly url: string };

/**
 * Two invented base URLs, because the site's own URL is unknown in Node. A URL is internal if it
 * resolves to the origin of `HERE` with the base `HERE`, and to that of `THERE` with the base
 * `THERE`. A URL with a scheme or host of its own fails at least one of these checks.
 */
const HERE = { origin: 'http://this-site.invalid', page: '/' };
const THERE = { origin: 'https://that-site.invalid', page: '/page?that=this' };

const WEB: readonly string[] = ['http:', 'https:'];
const PROGRAMS: readonly string[] = ['mailto:', 'tel:'];

function parsed(written: string, { origin, page }: typeof HERE): URL | null {
  try {
    return new URL(written, `${origin}${page}`);
  } catch {
    return null; // `URL` throws for a text such as `http://`.
  }
}

const isOn = (url: URL, { origin }: typeof HERE): boolean => url.origin === origin;

/**
 * Returns the path, query and fragment of a URL. Reduces leading slashes to one: the path of
 * `/.//evil.example` is `//evil.example`, which as a link would lead to another host.
 */
const pathOf = ({ pathname, search, hash }: URL): string =>
  `${pathname.replace(/^\/+/, '/')}${search}${hash}`;

/** Removes white space from telephone numbers: some programs stop dialling at the first space. */
const toProgram = ({ protocol, href }: URL): string =>
  protocol === 'tel:' ? href.replace(/\s|%20|%C2%A0/giu, '') : href;

/**
 * Parses a URL as a browser does, including white space, backslashes and dots, so that the checked
 * URL is the one that a click opens. Returns `null` for an invalid URL and for a scheme that a page
 * may not open.
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

/** Returns the target of a picture or file URL; relative URLs resolve against `mediaBaseUrl`. */
export function mediaAddressOf(written: string, mediaBaseUrl: string | undefined): Address | null {
  const address = addressOf(written);
  if (address?.kind !== 'own' || mediaBaseUrl === undefined) return address;
  return addressOf(`${mediaBaseUrl}${address.path}`);
}

/** Folder of the files that editors upload; it is always on the media host. */
const UPLOADS = '/uploads/';

export const isUpload = (address: Address): boolean =>
  address.kind === 'own' && address.path.startsWith(UPLOADS);
