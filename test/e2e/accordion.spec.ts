import { expect, type Page, test } from './browser-test';

const open = async (page: Page, width: number, hash = '') => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`/__gallery${hash}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
};

const question = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const COLOUR = 'Why does the colour vary?';
const MADE = 'What is frankincense oil made from?';

test('a question opens and closes with the keyboard without changing the others; once closed, find-in-page opens it', async ({
  page,
}) => {
  await open(page, 1440);
  const button = question(page, COLOUR);
  const answer = page.getByText('Resin is not a paint', { exact: false });
  const panel = page.locator('#gallery-colour-panel');
  await expect(answer).not.toBeVisible();
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
  await expect(question(page, MADE)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).not.toBeVisible();

  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // A test cannot use the browser's own search, so it dispatches the event that the browser
  // dispatches before it shows a match.
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch')));
  await expect(question(page, COLOUR)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).not.toHaveAttribute('hidden');
});

test('a URL with the anchor of a question opens it, on load and later', async ({ page }) => {
  await open(page, 1440, '#gallery-colour');
  await expect(question(page, COLOUR)).toHaveAttribute('aria-expanded', 'true');
  await question(page, MADE).click();
  await expect(question(page, MADE)).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => {
    location.hash = '#gallery-made';
  });
  await expect(question(page, MADE)).toHaveAttribute('aria-expanded', 'true');
});

test('groups that open one at a time do so on a phone, and are plain lists from 768 px', async ({
  page,
}) => {
  await open(page, 390);
  const main = page.getByRole('main');
  const resources = main.getByRole('button', { name: 'Resources', exact: true });
  const events = main.getByRole('button', { name: 'Events', exact: true });
  await expect(resources).toHaveAttribute('aria-expanded', 'true');
  await events.click();
  await expect(events).toHaveAttribute('aria-expanded', 'true');
  await expect(resources).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(events).not.toBeVisible();
  await expect(main.getByText('Harvest notes')).toBeVisible();
  await expect(main.getByText('Trade fairs')).toBeVisible();
});
