/** How long a page waits for its loader, in milliseconds. */
const LOADER_TIMEOUT_MS = 4000;

/**
 * The only inline script of every page, in its head. It marks the document as one whose code is
 * still loading (`data-code`), and removes the mark when the loader is blocked, missing, fails to
 * parse or times out. The styles of the no-JavaScript version apply to documents without the mark,
 * so they also apply where no script runs at all. Once the loader runs, it manages the mark itself:
 * `src/ui/hydration/code-availability.ts`.
 *
 * It is ES5, because it has to run in browsers that cannot read the loader.
 */
export const LOAD_WATCHDOG = [
  '(function(d){',
  'var h=d.documentElement.dataset;h.code="";',
  'function f(){',
  'if(h.code!=="")return;delete h.code;',
  // Loads the deferred stylesheet, which the loader would have fetched.
  'var p=d.querySelector("noscript[data-sheet]"),l=d.createElement("link");',
  'if(p){l.rel="stylesheet";l.href=p.dataset.sheet;p.replaceWith(l)}',
  '}',
  // Load errors do not bubble, hence the capture phase; the target of a parse error is the window.
  'addEventListener("error",function(e){var t=e.target;(t===window||t.localName==="script")&&f()},true);',
  `setTimeout(f,${LOADER_TIMEOUT_MS})`,
  '})(document)',
].join('');

/** The script's source for the content security policy; a test compares it with the script. */
export const LOAD_WATCHDOG_HASH = "'sha256-GJBsK++/WaCi8QOlheSq95FwH8pu65Eo/FaBnhiK3+s='";
