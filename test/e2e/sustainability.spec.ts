import { test as base, expect } from './browser-test';
import { whole } from './hydrated-page';

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

/** Matches a figure: digits, or a number in words. */
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifty|hundred|thousand|percent)\b/iu;
/**
 * Matches texts whose numbers need no source: a single digit, the number of seasons, which the page
 * itself shows, or the scale of an illustration.
 */
const NO_FIGURE = /^\d$|^Somalis divide the year in four\b|\bat one scale\b/u;

test('every figure is next to a link to its source, and the illustration shows as many cuts as the figure says', async ({
  page,
  request,
}) => {
  await page.goto('/sustainability');
  await whole(page);
  const texts = await page
    .locator('main :is(p, dd, li > span, h2, figcaption)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('.wheel-now, nav'))
        .map((element) => ({
          text: (element.textContent ?? '').trim(),
          sources: [
            ...(element.closest('section, [data-count]')?.querySelectorAll('a[href]') ?? []),
          ].flatMap((link) => {
            const href = link.getAttribute('href') ?? '';
            return /^https:\/\//u.test(href) ? [href] : [];
          }),
        })),
    );
  const figures = texts.filter(({ text }) => FIGURE.test(text) && !NO_FIGURE.test(text));
  expect(figures.length).toBeGreaterThanOrEqual(5);
  expect(figures.filter(({ sources }) => sources.length === 0)).toEqual([]);
  for (const count of [6, 12, 120]) {
    const figure = page.locator(`li[data-count="${count}"]`);
    await expect(figure.getByText(`${count}`, { exact: true })).toBeVisible();
    await expect(figure.getByRole('link')).toHaveAttribute('href', /^https:.*savefrankincense/u);

    const href = await page
      .locator(`use[href$="#cuts-${count}"]`)
      .evaluate((use) => use.getAttribute('href') ?? '');
    const file = await (await request.get(href.split('#')[0] ?? '')).text();
    const symbol = new RegExp(`<symbol id="cuts-${count}".*?</symbol>`, 'su').exec(file)?.[0] ?? '';
    expect(symbol.match(/<use /gu)).toHaveLength(count);
  }
});
