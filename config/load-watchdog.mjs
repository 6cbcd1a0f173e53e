/** How long `LOAD_WATCHDOG` waits for the loader (`src/entry-loader.ts`), in milliseconds. */
const LOADER_TIMEOUT_MS = 4000;

/**
 * The only inline script of a page; it is in the head of every page. It sets the attribute
 * `data-code` on the root element while the page's code is loading. It removes the attribute when
 * the loader (`src/entry-loader.ts`) is blocked or missing, fails to parse or times out. The styles
 * for pages without JavaScript apply when the attribute is missing. They therefore also apply in
 * browsers with JavaScript disabled. Once the loader runs, it manages the attribute itself:
 * `src/ui/hydration/code-availability.ts`.
 *
 * The script is written in ES5, because it has to run in browsers that cannot parse the loader.
 */
export const LOAD_WATCHDOG = [
  '(function(d){',
  'var h=d.documentElement.dataset;h.code="";',
  'function f(){',
  'if(h.code!=="")return;delete h.code;',
  // Loads the deferred stylesheet, because the loader, which usually loads it, does not run.
  'var p=d.querySelector("noscript[data-sheet]"),l=d.createElement("link");',
  'if(p){l.rel="stylesheet";l.href=p.dataset.sheet;p.replaceWith(l)}',
  '}',
  // Listens in the capture phase, because load errors do not bubble. The target of a parse error is
  // the window.
  'addEventListener("error",function(e){var t=e.target;(t===window||t.localName==="script")&&f()},true);',
  `setTimeout(f,${LOADER_TIMEOUT_MS})`,
  '})(document)',
].join('');

/** CSP hash source of `LOAD_WATCHDOG`. A test checks that the hash matches the script. */
export const LOAD_WATCHDOG_HASH = "'sha256-GJBsK++/WaCi8QOlheSq95FwH8pu65Eo/FaBnhiK3+s='";
