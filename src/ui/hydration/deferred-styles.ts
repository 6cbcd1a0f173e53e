/**
 * Placeholder of the stylesheet that the first screen does not need. Browsers without scripts read
 * the link inside it: see `sheetLast`.
 */
const PLACE = 'noscript[data-sheet]';

/**
 * Loads the stylesheet. A plain `<link>` would make browsers fetch it before the pictures above the
 * fold.
 */
export function loadDeferredStyles(): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  if (place === null) return;
  const stylesheet = document.createElement('link');
  stylesheet.rel = 'stylesheet';
  stylesheet.href = place.dataset['sheet'] ?? '';
  place.replaceWith(stylesheet);
}
