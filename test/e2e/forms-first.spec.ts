import { NAVIGATION } from '../../src/adapters/embedded/texts/navigation';
import { forms, formTexts } from '../../src/ui/content/forms';
import { expect, type Page, test } from './browser-test';
import { hydrated } from './hydrated-page';
import { PHONE } from './screenshot-matches';

test.use({ viewport: PHONE });

async function expectShortPrivacyNote(page: Page) {
  await hydrated(page);
  const form = page.locator('main form');
  const said = form.getByText(/^We store your /u);
  const lines = await said.evaluate((paragraph) => {
    const { lineHeight } = getComputedStyle(paragraph);
    return paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight);
  });
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
  const rest = form.getByText(formTexts.draftStored);
  await expect(rest).toBeHidden();
  await form.getByText(formTexts.details, { exact: true }).click();
  await expect(rest).toBeVisible();
  await expect(form.getByText(/deleted/u)).toBeVisible();
}

test('SignUp fits in the first screen of a phone, has a privacy note of two lines, and has no call to action in the footer, unlike FAQ', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: forms.newsletter.submit })).toBeInViewport({
    ratio: 1,
  });
  const fields = page.locator('main form').getByRole('textbox');
  await expect(fields.first()).toHaveAttribute('type', 'email');

  await test.step('privacy note', () => expectShortPrivacyNote(page));

  const call = page.getByRole('heading', { name: NAVIGATION.callToAction.heading });
  await expect(page.locator('footer')).toBeVisible();
  await expect(call).toHaveCount(0);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(call).toHaveCount(1);
});

test('the form of Contact Us begins in the first screen of a phone; its privacy note and that of Wholesale have two lines, and a click shows the rest', async ({
  page,
}) => {
  await page.goto('/contactus');
  await expect(page.locator('main form').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
  await test.step('privacy note of /contactus', () => expectShortPrivacyNote(page));
  await page.goto('/wholesale');
  await test.step('privacy note of /wholesale', () => expectShortPrivacyNote(page));
});
