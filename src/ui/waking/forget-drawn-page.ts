import { PAGE_DATA_ID } from './page-data-id';

const DRAWN = `#${PAGE_DATA_ID}, title, meta[name=description], meta[name=robots]`;

/** Empties a document that was drawn ahead of what its code draws in a browser. */
export function forgetDrawnPage(document: Document): void {
  document.getElementById('root')?.replaceChildren();
  for (const element of document.querySelectorAll(DRAWN)) element.remove();
}
