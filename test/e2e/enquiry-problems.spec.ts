import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { formLabels, forms, formTexts, problemText } from '../../src/ui/content/forms';
import { axeViolations } from './axe-violations';
import { answerEnquiries, expectTyped, field, fillIn, send, stored, words } from './enquiry-form';
import { expect, failure, json, test } from './strapi-site';
import { rendered } from './wait-for';

const FORM = 'Enter an e-mail address in the form name@example.com';
const TITLE = /^Contact Us/;

test('an error shows when its field loses the focus until it is corrected; neither a text that is too long nor an empty form is sent', async ({
  page,
  cms,
}) => {
  const posted = answerEnquiries(cms, stored);
  await page.goto('/contactus');
  await field(page, formLabels.name).focus();
  await field(page, formLabels.email).fill('hodan');
  await field(page, formLabels.message).focus();
  const email = field(page, formLabels.email);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(FORM);
  await expect(field(page, formLabels.name)).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveTitle(/^Error: Contact Us/);
  const summary = page.getByRole('group', { name: formTexts.problems });
  await expect(summary).toHaveCount(0);
  await email.pressSequentially('@');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveTitle(TITLE);

  // The form does not shorten a text that exceeds the limit.
  const long = { name: 'n'.repeat(300), message: 'm '.repeat(2_500).trim() };
  await fillIn(page, { ...words, ...long });
  await send(page);
  await expect(summary).toBeFocused();
  await expectTyped(page, long);
  await expect(field(page, formLabels.name)).toHaveAccessibleDescription(/at most 120 characters/);
  await expect(field(page, formLabels.message)).toHaveAccessibleDescription(
    /at most 4000 characters/,
  );

  await fillIn(page, { name: '', email: '', message: '' });
  await expect(summary).toHaveCount(0);
  await send(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(
    (['name', 'email', 'message'] as const).map((name) => problemText(name, { code: 'missing' })),
  );
  await expect(page).toHaveTitle(/^Error: Contact Us/);
  await summary.getByRole('link', { name: problemText('message', { code: 'missing' }) }).click();
  await expect(field(page, formLabels.message)).toBeFocused();
  await expect(page).toHaveURL(/\/contactus$/);

  await fillIn(page, words);
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(TITLE);
  expect(posted).toEqual([]);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveTitle(/^About Us/);
});

test('a click on the button also works when an error appears because its field loses the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth');
  await field(page, formLabels.email).fill('hodan');
  const button = page.getByRole('button', { name: forms.newsletter.submit });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not visible');
  await page.mouse.move(box.x + 20, box.y + 4);
  await page.mouse.down();
  await rendered(page);
  await page.mouse.up();
  await expect(page.getByRole('group', { name: formTexts.problems })).toBeFocused();
});

test('errors from the CMS are shown at their fields', async ({ page, cms }) => {
  const errors = [
    { path: ['email'], message: 'email must be a valid email', name: 'ValidationError' },
  ];
  answerEnquiries(
    cms,
    json(
      {
        data: null,
        error: { status: 400, name: 'ValidationError', message: 'x', details: { errors } },
      },
      400,
    ),
    stored,
  );
  await page.goto('/contactus');
  await fillIn(page, words);
  await send(page);
  const summary = page.getByRole('group', { name: formTexts.problems });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['Please check your e-mail address']);
  await expect(field(page, formLabels.email)).toHaveAccessibleDescription(
    'Please check your e-mail address',
  );
  await expectTyped(page, words);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('errors, failure and success pass axe at 390 and 1440 px', async ({ page, cms }) => {
  test.slow();
  answerEnquiries(cms, failure(500, 'InternalServerError', 'x'), stored);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const passesAxe = async (state: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page), `${state} at ${width} px`).toEqual([]);
    }
  };
  await page.goto('/wholesale');
  await send(page, forms.wholesale.submit);
  await expect(page.getByRole('group', { name: formTexts.problems })).toBeFocused();
  await passesAxe('errors');
  await fillIn(page, words);
  await send(page, forms.wholesale.submit);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await passesAxe('failure');
  await send(page, formTexts.notSent.retry);
  await expect(
    page.getByRole('heading', { name: PAGE_TEXTS.wholesale.afterSending.heading }),
  ).toBeFocused();
  await passesAxe('success');
});

test('with text of twice the size the forms fit the window', async ({ page, cms }) => {
  answerEnquiries(cms, failure(500, 'InternalServerError', 'x'));
  for (const [address, button] of [
    ['/contactus', forms.contact.submit],
    ['/wholesale', forms.wholesale.submit],
    ['/auth', forms.newsletter.submit],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(address);
    await field(page, formLabels.email).waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await send(page, button);
      await expect(page.getByRole('group', { name: formTexts.problems })).toBeFocused();
      const tooWide = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth + 1;
        return [...document.querySelectorAll('main form *, main table *')]
          .filter((element) => element.closest('[aria-hidden]') === null)
          .filter((element) => element.getBoundingClientRect().right > edge)
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`);
      });
      expect(tooWide, `${address} at ${width} px`).toEqual([]);
    }
  }
});
