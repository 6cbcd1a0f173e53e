import { expect, test } from '../e2e/browser-test';
import { CMS_URL, someone, storedFrom, write } from './stored-enquiries';

test('an enquiry sent in the browser is stored once, with its subject', async ({ page }) => {
  const email = someone();
  await page.goto('/product');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Frankincense Carterii/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product-detail\/[a-z0-9]{24}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/contactus?product=${id}&volume=Ten%20ml`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Carterii.*, Ten ml/);
  await write(page, { Name: 'Hodan Ali', 'E-mail': email, Message: 'Which harvest is it from?' });
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused();
  expect(await storedFrom(email)).toEqual([
    expect.objectContaining({
      kind: 'contact',
      name: 'Hodan Ali',
      email,
      message: 'Which harvest is it from?',
      product: id,
      productTitle: expect.stringContaining('Carterii'),
      volume: 'Ten ml',
    }),
  ]);
});

test('an enquiry whose response was lost is stored once, however often it is sent again', async ({
  page,
}) => {
  const email = someone();
  const enquiries = `${CMS_URL}/api/enquiries`;
  let lost = 0;
  await page.goto('/wholesale');
  await page.route(enquiries, async (route) => {
    // The CMS stores the enquiry, but the visitor's browser does not receive the response.
    const answer = await route.fetch();
    expect(answer.status()).toBe(201);
    lost += 1;
    await route.abort('connectionreset');
  });
  await write(page, { Name: 'Hodan Ali', 'E-mail': email, Message: 'Ten kilos of resin a month.' });
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Your message could not be sent');
  expect(lost).toBe(1);
  expect(await storedFrom(email)).toHaveLength(1);

  await page.unroute(enquiries);
  await page.reload();
  await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Your enquiry has been sent' })).toBeFocused();
  expect(await storedFrom(email)).toMatchObject([
    { kind: 'wholesale', name: 'Hodan Ali', message: 'Ten kilos of resin a month.' },
  ]);
});

test('stored enquiries cannot be read publicly', async ({ page }) => {
  const email = someone();
  await page.goto('/contactus');
  const message = 'Do you sell resin by the kilo?';
  await write(page, { Name: 'Hodan Ali', 'E-mail': email, Message: message });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused();
  const [entry] = await storedFrom(email);
  expect(entry).toMatchObject({ kind: 'contact', email });
  for (const path of ['', `/${entry?.documentId}`, `?filters[email][$eq]=${email}`]) {
    const answer = await fetch(`${CMS_URL}/api/enquiries${path}`);
    expect(answer.status, path).toBe(403);
    expect(await answer.text()).not.toContain(email);
  }
});
