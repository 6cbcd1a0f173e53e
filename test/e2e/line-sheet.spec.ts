import { LINE_SHEET_ROWS } from '../../src/domain/catalogue/line-sheet';
import { lineSheet } from '../../src/ui/content/pages/line-sheet';
import { wholesalePage } from '../../src/ui/content/pages/wholesale';
import { cellsOfCsv } from '../cells-of-csv';
import { sheetsOf, wordsOf } from '../printed-pdf';
import { expect, test } from './browser-test';
import { aProduct, list } from './cms-content';
import { json, test as onStrapi } from './strapi-site';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, Wholesale leads to the line sheet and to a file with the same prices', async ({
    page,
  }) => {
    await page.goto('/wholesale');
    await page.getByRole('link', { name: wholesalePage.lineSheet }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lineSheet.title);
    await expect(page.getByText(/^Prices as of \d+ \w+ \d{4}, in US dollars$/u)).toBeVisible();
    await expect(page.getByRole('button', { name: lineSheet.print })).toBeHidden();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    const link = page.getByRole('link', { name: wholesalePage.productsFile });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toMatch(/^text\/csv\b/u);
    const [, ...rows] = cellsOfCsv((await file.body()).toString('utf8'));
    const prices = rows.map(([, , price]) => `$${price}`).sort();
    const shown = await page.getByRole('table').getByRole('link').allInnerTexts();
    expect(shown.map((text) => text.split(/\s/u)[0]).sort()).toEqual(prices);
  });
});

test('the Print button of the line sheet opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/wholesale/line-sheet');
  await page.getByRole('button', { name: lineSheet.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

onStrapi(
  'the line sheet of 1,500 products fits on two pages of A4 or Letter, and says where the others are',
  async ({ page, cms }) => {
    const titles = Array.from({ length: 72 }, (_, at) => `Oil ${at}, ${'long name '.repeat(8)}`);
    const answer = list(titles.map((Title) => aProduct({ Title, Volume: 'Ten ml' })));
    const pagination = { page: 1, pageSize: 72, pageCount: 21, total: 1500 };
    cms.on('/api/products', json({ ...answer, meta: { pagination } }));
    await page.goto('/wholesale/line-sheet');
    await expect(page.getByRole('row')).toHaveCount(LINE_SHEET_ROWS + 1);
    await expect(page.getByText(lineSheet.shortened)).toBeVisible();
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await sheetsOf(await page.pdf({ format }));
      expect(sheets.length, format).toBe(2);
      const words = sheets.map(wordsOf).join(' ');
      for (const part of ['Oil 0,', 'Oil 23,', lineSheet.terms.minimum, 'Prices as of'])
        expect(words, format).toContain(part);
    }
  },
);
