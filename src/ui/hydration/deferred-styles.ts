/**
 * Selector of the placeholder for the deferred stylesheet, whose styles the first screen does not
 * need. The placeholder contains a link to the stylesheet for browsers without scripts: see
 * `sheetLast` in `config/html-shell.ts`.
 */
const PLACE = 'noscript[data-sheet]';

/**
 * Loads the deferred stylesheet by script, because browsers would fetch a plain `<link>` before the
 * pictures above the fold.
 */
export function loadDeferredStyles(): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  if (place === null) return;
  const stylesheet = document.createElement('link');
  stylesheet.rel = 'stylesheet';
  stylesheet.href = place.dataset['sheet'] ?? '';
  place.replaceWith(stylesheet);
}
