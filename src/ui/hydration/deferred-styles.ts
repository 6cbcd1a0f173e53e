/** Where the sheet that no first screen waits for has its place, for browsers that run no script: see `sheetLast`. */
const PLACE = 'noscript[data-sheet]';

/** Has the sheet fetched. Browsers fetch one that stands in the page before the pictures that are seen first. */
export function loadDeferredStyles(): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  if (place === null) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = place.dataset['sheet'] ?? '';
  place.replaceWith(sheet);
}
