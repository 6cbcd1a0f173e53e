import { CONTACT } from '../../src/adapters/embedded/texts/contact';
import { formLabels, formTexts } from '../../src/ui/content/forms';
import { askAbout } from '../../src/ui/content/pages/contact';
import { aProduct } from './cms-content';
import {
  answerEnquiries,
  expectTyped,
  field,
  fillIn,
  KEY,
  send,
  sentHeading,
  stored,
  words,
} from './enquiry-form';
import { type Answer, expect, json, test } from './strapi-site';

const reset: Answer = (request) => void request.socket.destroy();

test('a question about a product names product and volume until the visitor changes the subject', async ({
  page,
  cms,
}) => {
  const posted = answerEnquiries(cms, stored);
  const oil = aProduct({ Title: 'Maydi, distilled twice' });
  cms.on(`/api/products/${oil.documentId}`, json({ data: oil }));
  await page.goto(`/contactus?product=${oil.documentId}&volume=Ten%20ml`);
  const about = page.getByRole('heading', { name: askAbout('Maydi, distilled twice, Ten ml') });
  await expect(about).toBeVisible();
  await fillIn(page, words);
  await page.reload();
  await expectTyped(page, words);
  await send(page);
  await expect(sentHeading(page)).toBeFocused();
  expect(posted[0]?.data).toMatchObject({
    ...words,
    product: oil.documentId,
    productTitle: 'Maydi, distilled twice',
    volume: 'Ten ml',
  });

  await page.getByRole('button', { name: formTexts.another }).click();
  await fillIn(page, words);
  await page.reload();
  await page.getByRole('link', { name: CONTACT.forgetProduct }).click();
  await expect(about).toHaveCount(0);
  await expectTyped(page, words);
  await send(page);
  await expect(sentHeading(page)).toBeFocused();
  expect(posted[1]).toEqual({
    data: { kind: 'contact', key: expect.stringMatching(KEY), ...words },
  });
});

test('a changed text after a failure is a new enquiry', async ({ page, cms }) => {
  const posted = answerEnquiries(cms, reset, reset, stored);
  await page.goto('/contactus');
  await fillIn(page, words);
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.reload();
  await expectTyped(page, words);
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await field(page, formLabels.message).fill('On second thoughts: how much is the oil?');
  await send(page, formTexts.notSent.retry);
  await expect(sentHeading(page)).toBeFocused();
  const [first, second, third] = posted.map(({ data }) => data.key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

for (const address of ['/contactus', '/wholesale']) {
  test(`a reload and Back restore the partly written text of ${address}`, async ({ page }) => {
    const half = { name: 'Hodan', email: 'hodan@', message: 'Do you' };
    await page.goto(address);
    await fillIn(page, half);
    await page.reload();
    await expectTyped(page, half);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveTitle(/^About Us/);
    await page.goBack();
    await expectTyped(page, half);
  });
}
