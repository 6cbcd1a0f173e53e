import type { Page } from '@playwright/test';

/**
 * Adds a stylesheet of the test to a page. It is an adopted stylesheet, because the site's security
 * policy refuses style elements.
 */
export const addStylesheet = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(await sheet.replace(text));
  }, css);
