import type { Locator } from '@playwright/test';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import * as fields from '../../src/ui/content/fields';
import { formLabels, forms, formTexts } from '../../src/ui/content/forms';
import {
  answerEnquiries,
  expectTyped,
  field,
  fillIn,
  KEY,
  labelled,
  send,
  sentHeading,
  stored,
  words,
} from './enquiry-form';
import { hydrated } from './hydrated-page';
import { expect, json, test } from './strapi-site';
import { roundTrip } from './wait-for';

test('a message is sent in the format of the CMS and acknowledged', async ({ page, cms }) => {
  const posted = answerEnquiries(cms, stored);
  await page.goto('/contactus');
  await fillIn(page, { ...words, name: ` ${words.name} ` });
  await send(page);
  await expect(sentHeading(page)).toBeFocused();
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByText('Your message has been sent')).toBeVisible();
  expect(posted).toEqual([
    { data: { kind: 'contact', key: expect.stringMatching(KEY), ...words } },
  ]);
  const call = cms.requests.find((one) => one.call === 'POST /api/enquiries');
  expect(call?.headers['content-type']).toBe('application/json');
  expect(call?.headers).not.toHaveProperty('authorization');

  await page.getByRole('button', { name: formTexts.another }).click();
  await expect(field(page, formLabels.name)).toBeFocused();
  await expectTyped(page, { name: '', email: '', message: '' });
  await fillIn(page, words);
  await send(page);
  await expect(sentHeading(page)).toBeFocused();
  expect(posted[1]?.data).toMatchObject(words);
  expect(posted[1]?.data.key).not.toBe(posted[0]?.data.key);
});

test('the optional fields of the wholesale form are marked; the enquiry contains company and volume, and omits empty fields', async ({
  page,
  cms,
}) => {
  const posted = answerEnquiries(cms, stored);
  await page.goto('/wholesale');
  for (const name of [formLabels.company, 'Volume']) {
    await expect(field(page, name)).toHaveAccessibleDescription(fields.optional);
  }
  await expect(field(page, formLabels.name)).toHaveAccessibleDescription('');

  await fillIn(page, words);
  await field(page, 'Volume').selectOption('Bulk');
  await send(page, forms.wholesale.submit);
  await expect(
    page.getByRole('heading', { name: PAGE_TEXTS.wholesale.afterSending.heading }),
  ).toBeFocused();
  await page.getByRole('button', { name: formTexts.another }).click();
  await fillIn(page, { ...words, company: 'Ali & Daughters' });
  await send(page, forms.wholesale.submit);
  await expect(
    page.getByRole('heading', { name: PAGE_TEXTS.wholesale.afterSending.heading }),
  ).toBeFocused();
  const key = expect.stringMatching(KEY);
  expect(posted).toEqual([
    { data: { kind: 'wholesale', key, ...words, volume: 'Bulk' } },
    { data: { kind: 'wholesale', key, ...words, company: 'Ali & Daughters' } },
  ]);
});

test('the newsletter form takes an e-mail address only', async ({ page, cms }) => {
  const posted = answerEnquiries(cms, stored);
  await page.goto('/auth');
  await field(page, formLabels.email).fill(words.email);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: PAGE_TEXTS['sign-up'].onTheList.heading }),
  ).toBeFocused();
  expect(posted).toEqual([
    {
      data: { kind: 'newsletter', key: expect.stringMatching(KEY), email: words.email },
    },
  ]);
});

test('the newsletter form says that a mail asks for the confirmation', async ({ page, cms }) => {
  answerEnquiries(cms, json({ data: { kind: 'newsletter' }, meta: { confirmation: 'mail' } }, 201));
  await page.goto('/auth');
  await field(page, formLabels.email).fill(` ${words.email} `);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: PAGE_TEXTS['sign-up'].toConfirm.heading }),
  ).toBeFocused();
  await expect(page.getByText(`We have sent a mail to ${words.email}.`)).toBeVisible();
});

test('an enquiry with a filled honeypot field is not sent', async ({ page, cms }) => {
  const posted = answerEnquiries(cms, stored);
  await page.clock.install();
  await page.goto('/contactus');
  await fillIn(page, words);
  const trap = page.locator('input[name=website]');
  await expect(trap).not.toBeInViewport();
  await trap.fill('https://example.com', { force: true });
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be sent');
  await page.clock.fastForward(10_000);
  await roundTrip(page);
  expect(posted).toEqual([]);
  await expectTyped(page, words);
});

test('a message is sent on the second attempt after a password manager filled the honeypot', async ({
  page,
  cms,
}) => {
  const posted = answerEnquiries(cms, stored);
  await page.goto('/contactus');
  await fillIn(page, words);
  const trap = page.locator('input[name=website]');
  await trap.fill('https://example.com', { force: true });
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be sent');
  await expect(trap).toHaveValue('');
  // Fills the honeypot field again, because a password manager may fill it before each attempt.
  await trap.fill('https://example.com', { force: true });
  await page.getByRole('button', { name: formTexts.notSent.retry }).click();
  await expect(sentHeading(page)).toBeFocused();
  expect(posted).toHaveLength(1);
  expect(Object.keys(posted[0]?.data ?? {})).not.toContain('website');
});

test('a message can be sent with the keyboard alone', async ({ page, cms }) => {
  const posted = answerEnquiries(cms, stored);
  const tabTo = async (name: string, role: 'link' | 'textbox' | 'button') => {
    const wanted = page.getByRole(role, { name, exact: true }).first();
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await page.goto('/about');
  await hydrated(page);
  await tabTo('Contact Us', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [label, text] of labelled(words)) {
    await tabTo(label, 'textbox');
    await page.keyboard.type(text);
  }
  await tabTo(forms.contact.submit, 'button');
  await page.keyboard.press('Space');
  await expect(sentHeading(page)).toBeFocused();
  expect(posted.map(({ data }) => data)).toMatchObject([words]);
});

test('a message submitted faster than a person can write is delayed until the minimum time has passed', async ({
  page,
  cms,
}) => {
  const posted = answerEnquiries(cms, stored);
  await page.clock.install({ time: 0 });
  await page.goto('/contactus');
  await fillIn(page, words);
  await send(page);
  await expect(sentHeading(page)).toBeVisible();
  await page.clock.pauseAt(3_600_000);
  // The clock is paused, and each step of the form appears with a timer. So each poll advances the
  // clock by 1 ms.
  const shows = (step: Locator) =>
    expect
      .poll(async () => {
        await page.clock.runFor(1);
        return step.count();
      })
      .toBe(1);
  await page.getByRole('button', { name: formTexts.another }).click();
  await shows(field(page, formLabels.message));
  await fillIn(page, words);
  await send(page);
  await shows(page.getByRole('button', { name: /^Sending/ }));
  await expect(page.getByRole('button', { name: /^Sending/ })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1_900);
  expect(posted).toHaveLength(1);
  await page.clock.resume();
  await expect(sentHeading(page)).toBeVisible();
  expect(posted).toHaveLength(2);
});
