import { batchFinder } from '../../src/ui/content/batch-finder';
import { batchesPage } from '../../src/ui/content/pages/batches';
import { test as base, expect } from './browser-test';

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('without JavaScript, the number on a bottle leads to its lot, species, analysis and PDF in two steps, and the label has a QR code', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: batchFinder.label }).fill('sn 2026 014');
  await page.getByRole('button', { name: batchFinder.button, exact: true }).click();
  await expect(page.getByRole('main')).toContainText(batchesPage.notListed);
  await page.getByRole('main').getByRole('link', { name: 'SN-2026-014' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SN-2026-014');
  const batch = page.getByRole('main');
  await expect(batch).toContainText('Boswellia carterii');
  await expect(batch.getByRole('table').first()).toContainText('alpha-Pinene');

  const file = batch.getByRole('link', { name: /^Analysis \(PDF/u });
  const response = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  for (const [ending, type] of [
    ['svg', 'image/svg+xml'],
    ['png', 'image/png'],
  ] as const) {
    const label = await page.request.get(
      `${new URL(page.url()).pathname}/SN-2026-014-label.${ending}`,
    );
    expect(label.headers()['content-type'], ending).toBe(type);
  }
  expect((await response.body()).toString('latin1')).toMatch(/^%PDF-/u);
});
