import { THANK_YOU } from '../../src/adapters/embedded/texts/thank-you';
import { forms, formTexts } from '../../src/ui/content/forms';
import { ROUTES } from '../../src/ui/site/routes';
import { axeViolations } from '../e2e/axe-violations';
import { type Browser, expect, test } from '../e2e/browser-test';
import { lostWords, noHorizontalScroll } from '../e2e/page-health';
import { CMS_URL, someone, storedFrom, write } from './stored-enquiries';

// Tests the site that was prerendered from the CMS under test, in a browser without JavaScript.

const SITE = process.env.PRERENDERED_SITE_URL;
const HOSTILE = `"><script>document.title='taken'</script></textarea>`;

test.use({ baseURL: SITE, javaScriptEnabled: false });

/**
 * Checks a page with axe and for text that is cut off, at two widths. Opens the page in a second
 * browser context with JavaScript, because axe itself is a script.
 */
async function isSound(browser: Browser, html: string) {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.setContent(html);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await lostWords(page)).toEqual([]);
    await noHorizontalScroll(page);
  }
  await context.close();
}

test('a message is stored once, however often it is sent, and acknowledged', async ({ page }) => {
  const email = someone();
  const texts = { Name: 'Hodan Ali', 'E-mail': email, Message: 'Which harvest is it from?' };
  for (let sent = 0; sent < 2; sent += 1) {
    await page.goto(ROUTES.contact);
    await write(page, texts);
    await page.getByRole('button', { name: forms.contact.submit }).click();
    await expect(page).toHaveURL(`${SITE}${ROUTES.thankYou}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(THANK_YOU.title);
  }
  await page.reload();
  await expect(page.getByText(THANK_YOU.lead)).toBeVisible();
  expect(await storedFrom(email)).toMatchObject([
    { kind: 'contact', name: 'Hodan Ali', message: 'Which harvest is it from?', company: null },
  ]);
});

test('errors are shown with the typed text, which can be corrected and sent from there', async ({
  page,
  browser,
}) => {
  const email = someone();
  await page.goto(ROUTES.wholesale);
  await write(page, { Name: HOSTILE, 'E-mail': `nobody ${email}`, Company: 'A & B', Message: '' });
  await page.getByLabel('Volume').selectOption('Bulk');
  await page.getByRole('button', { name: forms.wholesale.submit }).click();

  await expect(page).toHaveURL(`${CMS_URL}/api/enquiries`);
  await expect(page).toHaveTitle(/^Error: /u);
  await expect(page.getByRole('group', { name: formTexts.problems })).toBeFocused();
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  await expect(field('Name')).toHaveValue(HOSTILE);
  await expect(field('E-mail')).toHaveValue(`nobody ${email}`);
  await expect(field('E-mail')).toHaveAccessibleDescription(/in the form name@example.com/u);
  await expect(field('Company')).toHaveValue('A & B');
  await expect(field('Volume')).toHaveValue('Bulk');
  await expect(field('Message')).toHaveAccessibleDescription('Write your message');
  await isSound(browser, await page.content());

  await page.getByRole('link', { name: 'Write your message' }).click();
  await page.keyboard.type('Ten kilos of resin a month.');
  await write(page, { 'E-mail': email });
  await page.getByRole('button', { name: forms.wholesale.submit }).click();
  await expect(page).toHaveURL(`${SITE}${ROUTES.thankYou}`);
  expect(await storedFrom(email)).toMatchObject([
    {
      kind: 'wholesale',
      name: HOSTILE,
      company: 'A & B',
      volume: 'Bulk',
      message: 'Ten kilos of resin a month.',
    },
  ]);
});

test('the newsletter form takes an e-mail address, and offers a link back', async ({ page }) => {
  const email = someone();
  await page.goto(ROUTES.auth);
  await page.getByRole('button', { name: forms.newsletter.submit }).click();
  await expect(page.getByText('Enter your e-mail address').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(`${SITE}${ROUTES.auth}`);
  await write(page, { 'E-mail': email });
  await page.getByRole('button', { name: forms.newsletter.submit }).click();
  await expect(page).toHaveURL(`${SITE}${ROUTES.thankYou}`);
});
