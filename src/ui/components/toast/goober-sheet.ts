interface GooberSheet {
  readonly parentNode: Node;
  /** The text of all rules. goober reads it and writes it back with new rules. */
  readonly firstChild: { data: string };
}

declare global {
  interface Window {
    _goober?: GooberSheet;
  }
}

/**
 * Makes goober, the CSS-in-JS library of notistack, write its styles into a constructed stylesheet.
 * By default it writes them as text into a `<style>` element. A content security policy of
 * `style-src 'self'` blocks that, and the toasts would be unstyled at the end of the page. If
 * `window._goober` exists, goober uses it instead of the `<style>` element. This function therefore
 * sets it to an object that passes the rules to a constructed stylesheet, which the policy allows.
 * Import this module before notistack, because notistack creates its styles while its module is
 * evaluated. Does nothing outside a browser.
 */
function installGooberStylesheet() {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  if (window._goober !== undefined) return;
  const stylesheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
  let rules = '';
  window._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return rules;
      },
      set data(next) {
        rules = next;
        stylesheet.replaceSync(next);
      },
    },
  };
}

installGooberStylesheet();

export {};
