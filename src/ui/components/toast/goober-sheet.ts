interface GooberSheet {
  readonly parentNode: Node;
  /** goober reads the rules so far from here and writes them back with more. */
  readonly firstChild: { data: string };
}

declare global {
  interface Window {
    _goober?: GooberSheet;
  }
}

/**
 * notistack writes its styles with goober, as text into a `<style>` element, which a content
 * security policy of `style-src 'self'` refuses: the toasts then stand unstyled at the foot of the
 * page. goober takes the element it finds as `window._goober`; this one puts the rules into a
 * constructed style sheet instead, which the policy allows. To be imported before notistack, whose
 * styles are made while its module is evaluated. Does nothing without a browser.
 */
function placeGooberSheet() {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  if (window._goober !== undefined) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let rules = '';
  window._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return rules;
      },
      set data(next) {
        rules = next;
        sheet.replaceSync(next);
      },
    },
  };
}

placeGooberSheet();

export {};
