import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsHere, SITE } from './cms-in-process.mjs';
import { mailTo, rowsOf, someone } from './sign-ups.mjs';

// Follows a visitor whose browser runs no JavaScript, from the form to the withdrawal.

const BOOTING = 300_000;

let browser;
let page;
let url;

beforeAll(async () => {
  ({ url } = await cmsHere());
  const { CHROMIUM_PATH: executablePath } = process.env;
  browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
}, BOOTING);
afterAll(() => browser?.close());

const button = () => page.getByRole('button');
const heading = () => page.getByRole('heading', { level: 1 }).textContent();

/**
 * Sends the form of the site's page as a browser does. Returns the URL to which the CMS redirects.
 */
const sendForm = async (email) => {
  const { status, headers } = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE },
    body: new URLSearchParams({ kind: 'newsletter', email, name: 'Hodan', website: '' }).toString(),
  });
  expect(status).toBe(303);
  return headers.get('location');
};

it('a visitor without JavaScript signs up, confirms and withdraws with one press each', async () => {
  const email = someone();
  let next;
  const mail = await mailTo(email, async () => {
    next = await sendForm(email);
  });
  expect(next).toBe('/api/newsletter/mail-sent');
  await page.goto(url + next);
  expect(await heading()).toBe('Please look at your mail');
  expect(await button().count()).toBe(0);

  await page.goto(`${url}/api/newsletter/confirm/${mail.token}`);
  expect(await heading()).toBe('May we write to you?');
  expect(await page.getByText(email).count()).toBe(1);
  await button().click();
  expect(await heading()).toBe('You are on the list');
  expect(await rowsOf(email)).toMatchObject([{ state: 'confirmed', name: 'Hodan' }]);
  await page.reload();
  await page.goBack();
  await page.goForward();
  expect(await rowsOf(email)).toMatchObject([{ state: 'confirmed' }]);

  await page.goto(`${url}/api/newsletter/withdraw/${mail.withdrawal}`);
  expect(await heading()).toBe('Leave the list?');
  await button().click();
  expect(await heading()).toBe('You are off the list');
  expect(await rowsOf(email)).toMatchObject([{ state: 'withdrawn' }]);
});

it('a visitor without JavaScript is led to the same page when the address is on the list already', async () => {
  const email = someone();
  const mail = await mailTo(email, async () => {
    await sendForm(email);
  });
  const pending = await sendForm(email);
  await page.goto(`${url}/api/newsletter/confirm/${mail.token}`);
  await button().click();
  expect([pending, await sendForm(email)]).toEqual(Array(2).fill('/api/newsletter/mail-sent'));
});
