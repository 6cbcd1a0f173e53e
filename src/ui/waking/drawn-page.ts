import { PAGE_DATA_ID } from './page-data-id';

const DRAWN = `#${PAGE_DATA_ID}, title, link[rel=canonical], meta:is([name=description], [name=robots], [property^='og:'], [name^='twitter:']), script[type='application/ld+json']`;

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/u, '');

/** Whether this document was drawn ahead for the address that it stands at. */
export const isDrawnHere = (): boolean => {
  const drawnFor = document.getElementById(PAGE_DATA_ID)?.dataset['page'];
  return drawnFor !== undefined && withoutSlash(drawnFor) === withoutSlash(location.pathname);
};

/** Empties a document that was drawn ahead, if it was, of what its code draws in a browser. */
export function forgetDrawnPage(): void {
  if (document.getElementById(PAGE_DATA_ID) === null) return;
  document.getElementById('root')?.replaceChildren();
  for (const element of document.querySelectorAll(DRAWN)) element.remove();
}
