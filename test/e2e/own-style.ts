import type { Page } from '@playwright/test';

/** A style of the test's own. Not as an element: the site's security policy refuses those. */
export const ownStyle = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(await sheet.replace(text));
  }, css);
