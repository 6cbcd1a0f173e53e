import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../../scripts/lib/built-site.mjs';
import { SITES } from '../../scripts/lib/test-sites.mjs';
import { expect, test } from './browser-test';

const SENTENCES = [
  'A sample catalogue: its prices, ratings and contacts are examples.',
  'Price and rating are samples.',
  'Rating out of 5 (sample)',
];

/** Returns the content of all text files of a build. */
async function wordsOf(name: 'public' | 'strapi') {
  const folder = await builtSite(name, SITES[name]);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.](?:csv|html|js|json|txt|xml)$/u.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

test('the site with the sample catalogue says that its prices and ratings are samples', async ({
  page,
}) => {
  await page.goto(`${process.env.PUBLIC_SITE_URL}/product-detail/frankincense-carterii-ten-ml`);
  const main = page.getByRole('main');
  await expect(main.getByText('Price and rating are samples.')).toBeVisible();
  await expect(main.getByRole('img', { name: '4.5 out of 5, sample' }).first()).toBeVisible();
  await expect(page.locator('footer').getByText(SENTENCES[0] ?? '')).toBeVisible();
  await page.goto(`${process.env.PUBLIC_SITE_URL}/product`);
  const cards = page.getByRole('region', { name: 'Products found' }).getByRole('listitem');
  await expect(cards.getByRole('img', { name: /out of 5, sample$/u }).first()).toBeVisible();
  await expect(cards.getByText('Not yet rated').first()).toBeVisible();
});

test('a site built for a CMS contains no text about samples, and no structured data contains a sample rating', async () => {
  const [ours, theirs] = [await wordsOf('public'), await wordsOf('strapi')];
  for (const sentence of SENTENCES) {
    expect(ours).toContain(sentence);
    expect(theirs).not.toContain(sentence);
  }
  // Only ratings of the sample catalogue have accessible names that end with `, sample`.
  expect(theirs).not.toMatch(/out of 5, sample/u);
  expect(ours).not.toMatch(/"aggregateRating"|"ratingValue"|"review"/u);
});
