import { DEHYDRATED_STATE_ID } from './dehydrated-state-id';

const PRERENDERED = `#${DEHYDRATED_STATE_ID}, title, link[rel=canonical], meta:is([name=description], [name=robots], [property^='og:'], [name^='twitter:']), script[type='application/ld+json']`;

/** Drawn for no place of its own: a service worker gives it in place of any page that it has not kept. */
export const OFFLINE_PAGE = '/offline';

const withoutSlash = (path: string): string => path.replace(/(.)\/$/u, '$1');

/** The path that this document was drawn ahead for; `undefined` where it was not. */
export const prerenderedPath = (): string | undefined =>
  document.getElementById(DEHYDRATED_STATE_ID)?.dataset['page'];

/** Whether this document was drawn ahead for the address that it stands at. */
export const isPrerenderedHere = (): boolean => {
  const path = prerenderedPath();
  if (path === undefined) return false;
  return path === OFFLINE_PAGE || withoutSlash(path) === withoutSlash(location.pathname);
};

/** Empties a document that was drawn ahead, if it was, of what its code draws in a browser. */
export function discardPrerenderedPage(): void {
  if (document.getElementById(DEHYDRATED_STATE_ID) === null) return;
  document.getElementById('root')?.replaceChildren();
  for (const element of document.querySelectorAll(PRERENDERED)) element.remove();
}
