/** How long a page waits for its loader, in milliseconds. */
const PATIENCE_MS = 4000;

/**
 * The one inline script of every page, in its head. It marks the document as one whose code is to come
 * (`data-code`), and removes the mark when the loader is blocked, lost, unreadable or late. Styles that
 * show what works without JavaScript hold for documents without the mark, so they also hold where no
 * script runs at all. From its first line on the loader keeps the mark itself: `src/ui/waking/code-mark.ts`.
 *
 * It is ES5, because it has to run in browsers that cannot read the loader.
 */
export const CODE_WATCH = [
  '(function(d,m){',
  'var h=d.documentElement;h.setAttribute(m,"");',
  'function lost(){',
  'if(h.getAttribute(m)!=="")return;h.removeAttribute(m);',
  // The deferred stylesheet and the late drawings, which otherwise the loader fetches.
  'var p=d.querySelector("noscript[data-sheet]"),l=d.createElement("link"),s=d.querySelectorAll("[data-late]"),i=s.length,a;',
  'if(p){l.rel="stylesheet";l.href=p.getAttribute("data-sheet");p.parentNode.replaceChild(l,p)}',
  'while(i--){a=s[i].getAttribute("data-late");a&&s[i].firstChild.setAttribute("href",a);s[i].removeAttribute("data-late")}',
  '}',
  // Errors of loading do not bubble, and those of parsing have the window as their target.
  'addEventListener("error",function(e){var t=e.target;(t===window||t.localName==="script")&&lost()},true);',
  `setTimeout(lost,${PATIENCE_MS})`,
  '})(document,"data-code")',
].join('');

/** As a content security policy allows it; a test compares the two. */
export const CODE_WATCH_HASH = "'sha256-DU5j7so8wuZwfxu7ab4/zy/TxEL47F/1pNxYKLHrVRE='";
