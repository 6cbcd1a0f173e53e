import { expect, test } from '@playwright/test';
import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { gettingReadyDocument } from '../../src/ui/app/documents/getting-ready-document';
import { axeViolations } from './axe-violations';
import { markupFaults } from './markup';

for (const width of [320, 1440]) {
  test(`the page shown before the first publication has no fault at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const html = await gettingReadyDocument(SITE_DETAILS);
    expect(await markupFaults(page, html)).toEqual([]);
    // Delays the page's own reload beyond the end of this test, because the reload would replace
    // the page.
    const staying = html.replace(/(?<=http-equiv="refresh" content=")\d+/u, '3600');
    expect(staying).not.toBe(html);
    await page.setContent(staying);
    // axe reports every page that reloads itself, because a reload may interrupt a visitor. This
    // page has no form, and its text announces the reload, so this one violation is accepted.
    const rules = (await axeViolations(page)).map(([rule]) => rule);
    expect(rules).toEqual(['meta-refresh']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
