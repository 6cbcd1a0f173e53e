import { PAGE_DATA_ID } from './page-data-id';

const DRAWN = `#${PAGE_DATA_ID}, title, link[rel=canonical], meta:is([name=description], [name=robots], [property^='og:'], [name^='twitter:']), script[type='application/ld+json']`;

/** Drawn for no place of its own: a service worker gives it in place of any page that it has not kept. */
export const OFFLINE_PAGE = '/offline';

const withoutSlash = (path: string): string => path.replace(/(.)\/$/u, '$1');

/** The path that this document was drawn ahead for; `undefined` where it was not. */
export const drawnFor = (): string | undefined =>
  document.getElementById(PAGE_DATA_ID)?.dataset['page'];

/** Whether this document was drawn ahead for the address that it stands at. */
export const isDrawnHere = (): boolean => {
  const path = drawnFor();
  if (path === undefined) return false;
  return path === OFFLINE_PAGE || withoutSlash(path) === withoutSlash(location.pathname);
};

/** Empties a document that was drawn ahead, if it was, of what its code draws in a browser. */
export function forgetDrawnPage(): void {
  if (document.getElementById(PAGE_DATA_ID) === null) return;
  document.getElementById('root')?.replaceChildren();
  for (const element of document.querySelectorAll(DRAWN)) element.remove();
}
