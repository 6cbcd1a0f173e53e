import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { bootTemporaryCms } from './boot-temporary-cms.mjs';
import { buildAdmin } from './build-admin.mjs';
import { firstAdministrator } from './first-administrator.mjs';
import { seedCms } from './seed-cms.mjs';

const WIDTH = 1180;
const HEIGHT = 760;
/** Maximum size of a picture in bytes. */
const MAX_BYTES = 60_000;

const MANAGER = '/content-manager';
const inList = (/** @type {string} */ type) =>
  `${MANAGER}/collection-types/api::${type}.${type}?page=1&pageSize=10`;
const single = (/** @type {string} */ type) => `${MANAGER}/single-types/api::${type}.${type}`;

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const openFirst = (page) => page.getByText('Frankincense Resin Tears').click();

/**
 * The screenshots in docs/owner.md. `name` is the file name, `path` the path in the panel. The page
 * is ready when it shows the text `ready`. `act` is an action before the screenshot.
 * @type {readonly { name: string, path: string, ready: string | RegExp, act?: (page: Page) => Promise<unknown> }[]}
 */
const SHOTS = [
  { name: 'first-page', path: '/', ready: 'To do before launch' },
  { name: 'site', path: single('site'), ready: 'Telephone' },
  {
    name: 'announcement',
    path: single('site'),
    ready: 'Telephone',
    act: (page) => page.getByLabel('Shown until').first().scrollIntoViewIfNeeded(),
  },
  { name: 'products', path: inList('product'), ready: 'entries found' },
  {
    name: 'product',
    path: inList('product'),
    ready: 'entries found',
    act: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Publish' }).waitFor();
    },
  },
  { name: 'enquiries', path: inList('enquiry'), ready: 'found' },
];

/**
 * Signs in and waits for the first page.
 * @param {Page} page
 * @param {string} url
 * @param {{ ADMIN_EMAIL: string, ADMIN_PASSWORD: string }} account
 */
async function signIn(page, url, { ADMIN_EMAIL, ADMIN_PASSWORD }) {
  await page.goto(`${url}/admin/auth/login`);
  await page.getByLabel('Email').fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: false }).first().fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Is the site ready?').waitFor();
}

/** Encodes a screenshot with the best quality that fits `MAX_BYTES`. @param {Buffer} png */
async function asWebp(png) {
  for (const quality of [80, 65, 50, 35]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`A picture does not fit into ${MAX_BYTES} bytes.`);
}

/**
 * Boots a CMS with the sample content and takes the pictures of its panel for docs/owner.md.
 * @param {string} out the folder for the pictures.
 */
export async function panelShots(out) {
  await buildAdmin();
  const administrator = firstAdministrator({}).env;
  const cms = await bootTemporaryCms({ env: administrator, serveAdmin: true });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: BROWSER_FLAGS,
  });
  try {
    await seedCms({ host: cms.url, token: cms.writeToken });
    await sendEnquiries(cms.url);
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: HEIGHT },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    await signIn(page, cms.url, administrator);
    mkdirSync(out, { recursive: true });
    for (const { name, path, ready, act } of SHOTS) {
      await page.goto(`${cms.url}/admin${path}`);
      await page.getByText(ready).first().waitFor();
      await act?.(page);
      await page.waitForLoadState('networkidle');
      const file = join(out, `panel-${name}.webp`);
      writeFileSync(file, await asWebp(await page.screenshot()));
      console.log(file);
    }
  } finally {
    await browser.close();
    await cms.stop();
  }
}

/** Sends enquiries from invented visitors. @param {string} url */
async function sendEnquiries(url) {
  for (const [name, message] of [
    ['Ayaan', 'Do you sell resin by the kilo?'],
    ['Jonas', 'When will the ten millilitre bottle be back?'],
  ]) {
    const data = { kind: 'contact', name, email: `${name}@example.com`.toLowerCase(), message };
    const answer = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    if (!answer.ok) throw new Error(`An enquiry got ${answer.status}.`);
  }
}
