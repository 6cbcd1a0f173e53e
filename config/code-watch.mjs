/** How long a page waits for its loader, in milliseconds. */
const PATIENCE_MS = 4000;

/**
 * The one inline script of every page, in its head. It marks the document as one whose code is to come
 * (`data-code`), and removes the mark when the loader is blocked, lost, unreadable or late. Styles that
 * show what works without JavaScript hold for documents without the mark, so they also hold where no
 * script runs at all. From its first line on the loader keeps the mark itself: `src/ui/hydration/code-availability.ts`.
 *
 * It is ES5, because it has to run in browsers that cannot read the loader.
 */
export const CODE_WATCH = [
  '(function(d){',
  'var h=d.documentElement.dataset;h.code="";',
  'function f(){',
  'if(h.code!=="")return;delete h.code;',
  // The deferred stylesheet, which the loader fetches otherwise.
  'var p=d.querySelector("noscript[data-sheet]"),l=d.createElement("link");',
  'if(p){l.rel="stylesheet";l.href=p.dataset.sheet;p.replaceWith(l)}',
  '}',
  // Errors of loading do not bubble, and those of parsing have the window as their target.
  'addEventListener("error",function(e){var t=e.target;(t===window||t.localName==="script")&&f()},true);',
  `setTimeout(f,${PATIENCE_MS})`,
  '})(document)',
].join('');

/** As a content security policy allows it; a test compares the two. */
export const CODE_WATCH_HASH = "'sha256-GJBsK++/WaCi8QOlheSq95FwH8pu65Eo/FaBnhiK3+s='";
