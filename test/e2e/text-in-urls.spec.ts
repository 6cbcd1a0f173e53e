import { CONTACT } from '../../src/adapters/embedded/texts/contact';
import { filterChips } from '../../src/ui/content/pages/products/filter-chips';
import { answerEnquiries, fillIn, send, sentHeading, stored, words } from './enquiry-form';
import { type Answer, expect, failure, json, test } from './strapi-site';

// The path and query of a link to this site can contain any text. Tests that the site
// never shows such text as if it were the site's own (content spoofing).

const SENTENCE = 'URGENT: our number changed, call 555 0100';
const notFound = failure(404, 'NotFoundError', 'Not Found');

for (const said of [SENTENCE, 'URGENT-our-number-changed']) {
  test(`the subject of a question is shown only once the catalogue confirms it: ${said}`, async ({
    page,
    cms,
  }) => {
    const posted = answerEnquiries(cms, stored);
    const held: (() => void)[] = [];
    const hold: Answer = (request, response) => void held.push(() => notFound(request, response));
    cms.on('/api/products', hold);
    await page.goto(`/contactus?product=${encodeURIComponent(said)}&volume=Ten%20ml`);
    await expect.poll(() => held.length).toBe(1);
    await expect(page.locator('body')).not.toContainText('URGENT');
    const answered = page.waitForResponse((response) => response.url().includes('/api/products/'));
    held[0]?.();
    await answered;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONTACT.title);
    await fillIn(page, words);
    await send(page);
    await expect(sentHeading(page)).toBeFocused();
    await expect(page.locator('body')).not.toContainText('URGENT');
    expect(JSON.stringify(posted)).not.toContain('URGENT');
  });
}

test('a question keeps its product when the catalogue fails', async ({ page, cms }) => {
  const posted = answerEnquiries(cms, stored);
  cms.on('/api/products', failure(500, 'InternalServerError', 'Internal Server Error'));
  await page.goto('/contactus?product=mg5gjubrk49r5b2zs6cda4g8');
  await fillIn(page, words);
  await send(page);
  await expect(sentHeading(page)).toBeFocused();
  await expect(page.locator('body')).not.toContainText('mg5gjubrk49r5b2zs6cda4g8');
  expect(posted[0]?.data).toMatchObject({ product: 'mg5gjubrk49r5b2zs6cda4g8' });
});

test('an unknown URL is shown as a URL, with its escapes', async ({ page }) => {
  await page.goto(`/${SENTENCE}`);
  await expect(page).toHaveURL(/\/auth$/u);
  const named = page.getByRole('main').getByRole('strong');
  await expect(named).toHaveText('/URGENT:%20our%20number%20changed,%20call%20555%200100');
});

test('a search text is shown in quotes, and cut to the maximum length of a search', async ({
  page,
  cms,
}) => {
  cms.on('/api', json({ data: [], meta: { pagination: { page: 1, pageSize: 12, total: 0 } } }));
  await page.goto(`/product?q=${encodeURIComponent(`${SENTENCE} `.repeat(20))}`);
  const chip = page.getByRole('list', { name: filterChips.label }).getByRole('button').first();
  await expect(chip).toHaveText(/“URGENT: .{10,92}”$/u);
  await expect(page.getByText(SENTENCE)).toHaveCount(1);
  expect(await page.title()).not.toContain('URGENT');
});
