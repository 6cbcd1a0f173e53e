import { rmSync } from 'node:fs';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { formLabels, formTexts } from '../../src/ui/content/forms';
import { test as base, expect, type Page } from './browser-test';
import { aFolder, buildFrom, openOtherCms } from './built-from-a-cms';
import { cachedAddresses, visit } from './cached-site';
import { answerEnquiries, expectTyped, fillIn, KEY, send, stored, words } from './enquiry-form';
import { PRODUCTS } from './extreme-content';
import { openStoppableSite, type StoppableSite } from './stoppable-site';
import { failure, json } from './strapi-site';

// Tests enquiries without a network, on a site that was prerendered from a fake CMS. The tests stop
// and restart the site's server, and the CMS closes the connections of enquiries.

type Cms = Awaited<ReturnType<typeof openOtherCms>>;

interface Prerendered {
  readonly folder: string;
  readonly cms: Cms;
}

const test = base.extend<
  { readonly site: StoppableSite; readonly cms: Cms },
  { readonly prerendered: Prerendered }
>({
  prerendered: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object here
    async ({}, use) => {
      const cms = await openOtherCms();
      const folder = aFolder('offline');
      const { code, said } = await buildFrom(cms.url, folder);
      expect(code, said).toBe(0);
      await use({ folder, cms });
      await cms.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  cms: async ({ prerendered }, use) => use(prerendered.cms),
  site: async ({ prerendered }, use) => {
    const site = await openStoppableSite(prerendered.folder);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

const lost: Parameters<Cms['on']>[1] = (request) => void request.socket.destroy();
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/u });
const queuedHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: formTexts.waiting.heading });
const SENT = 'Your kept message has been sent';

/** Dispatches the event by which a browser reports that the network is back. */
const networkComes = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

/**
 * Opens the form, stops the site, makes the CMS close the connections of enquiries, and sends a
 * message.
 */
async function writeWithoutNetwork(page: Page, site: StoppableSite, cms: Cms) {
  await visit(page, '/contactus');
  cms.on('/api/enquiries', lost);
  await site.goAway();
  await fillIn(page, words);
  await send(page);
  await expect(queuedHeading(page)).toBeFocused();
  await expect(toasts(page).getByText('Your message is kept')).toBeVisible();
}

test('a message queued offline survives a reload and is sent once the network is back', async ({
  page,
  site,
  cms,
}) => {
  await writeWithoutNetwork(page, site, cms);
  await page.reload();
  await expect(
    page.getByRole('main').getByLabel(formLabels.message, { exact: true }),
  ).toBeVisible();
  await expectTyped(page, { message: '' });

  await site.comeBack();
  const posted = answerEnquiries(cms, stored);
  await networkComes(page);
  await expect(toasts(page).getByText(SENT)).toBeVisible();
  expect(posted).toEqual([
    {
      data: {
        kind: 'contact',
        key: expect.stringMatching(KEY),
        name: words.name,
        email: words.email,
        message: words.message,
      },
    },
  ]);
  await networkComes(page);
  await visit(page, '/about');
  await networkComes(page);
  await page.waitForLoadState('networkidle');
  expect(posted).toHaveLength(1);
});

test('a queued message is retried when the browser fires no online event', async ({
  page,
  site,
  cms,
}) => {
  await page.clock.install();
  await writeWithoutNetwork(page, site, cms);
  await site.comeBack();
  const posted = answerEnquiries(cms, stored);
  const halfAMinuteLater = async () => {
    await page.clock.fastForward('00:31');
    return posted.length;
  };
  await expect.poll(halfAMinuteLater).toBe(1);
  await expect(toasts(page).getByText(SENT)).toBeVisible();
  expect(await halfAMinuteLater()).toBe(1);
});

test('a queued message is sent once from two tabs, or by the next visit when no tab is open', async ({
  page,
  context,
  site,
  cms,
}) => {
  const other = await context.newPage();
  await visit(other, '/about');
  await writeWithoutNetwork(page, site, cms);
  await site.comeBack();
  const posted = answerEnquiries(cms, stored);
  await Promise.all([networkComes(page), networkComes(other)]);
  await expect.poll(() => posted.length).toBe(1);
  await Promise.all([networkComes(page), networkComes(other)]);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  expect(posted).toHaveLength(1);

  await page.getByRole('button', { name: formTexts.another }).click();
  await writeWithoutNetwork(page, site, cms);
  await Promise.all([page.close(), other.close()]);
  await site.comeBack();
  const later = answerEnquiries(cms, stored);
  const next = await context.newPage();
  await next.goto('/faq');
  await expect(toasts(next).getByText(SENT)).toBeVisible();
  expect(later).toHaveLength(1);
  expect(later[0]?.data.key).not.toBe(posted[0]?.data.key);
});

test('a queued message can be discarded at once, also by keyboard, and restored', async ({
  page,
  site,
  cms,
}) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('kept-')));
  await writeWithoutNetwork(page, site, cms);
  expect(await kept()).toHaveLength(1);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: formTexts.inBrowser.discard }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: formTexts.discarded.heading })).toBeVisible();
  await expect(main.getByRole('button', { name: formTexts.inBrowser.undo })).toBeFocused();
  expect(await kept()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: formTexts.inBrowser.discard })).toBeFocused();
  expect(await kept()).toHaveLength(1);

  // After a reload the form says that a message is waiting, without showing its text.
  await page.reload();
  await expect(main.getByText(formTexts.inBrowser.waiting)).toBeVisible();
  await main.getByRole('button', { name: formTexts.inBrowser.discard }).click();
  await expect(main.getByText(formTexts.inBrowser.discarded)).toBeVisible();
  expect(await kept()).toEqual([]);
  await site.comeBack();
  const posted = answerEnquiries(cms, stored);
  await networkComes(page);
  await page.waitForLoadState('networkidle');
  expect(posted).toEqual([]);
});

test('a queued message that the CMS rejects is reported and restored to its form', async ({
  page,
  site,
  cms,
}) => {
  await writeWithoutNetwork(page, site, cms);
  await site.comeBack();
  const errors = [{ path: ['email'], message: 'email must be a valid email', name: 'x' }];
  const refusal = json(
    {
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'x', details: { errors } },
    },
    400,
  );
  const posted = answerEnquiries(cms, refusal, stored);
  await networkComes(page);
  await expect(toasts(page).getByText('Your kept message was refused')).toBeVisible();
  await page.getByRole('button', { name: formTexts.another }).click();
  await expectTyped(page, words);
  // The refused message is not sent again automatically, and a reload does not lose it.
  await networkComes(page);
  await page.reload();
  await expectTyped(page, words);
  expect(posted).toHaveLength(1);
  await send(page);
  await expect(
    page.getByRole('heading', { name: PAGE_TEXTS.contact.afterSending.heading }),
  ).toBeFocused();
  expect(posted).toHaveLength(2);
  expect(posted[1]?.data.key).not.toBe(posted[0]?.data.key);
});

test('a queued message is sent on the next visit when the CMS fails after the network is back', async ({
  page,
  site,
  cms,
}) => {
  await writeWithoutNetwork(page, site, cms);
  await site.comeBack();
  const posted = answerEnquiries(cms, failure(503, 'ServiceUnavailableError', 'x'), stored);
  await networkComes(page);
  await expect.poll(() => posted.length).toBe(1);
  await page.goto('/faq');
  await expect(toasts(page).getByText(SENT)).toBeVisible();
  expect(posted[1]).toEqual(posted[0]);
});

test('a preview registers no service worker, and an existing one caches nothing of it', async ({
  page,
  cms,
}) => {
  const [product] = PRODUCTS;
  const path = `/product-detail/${product?.documentId}`;
  const secret = 'Words of a draft';
  cms.on(
    `/api/preview/products/${product?.documentId}`,
    json({ data: { ...product, Title: secret }, meta: {} }),
  );
  const asEditor = async () => {
    await page.goto(`${path}#preview=1.seal`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(secret);
    await page.waitForLoadState('networkidle');
  };
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  await asEditor();
  expect(await registered()).toBe(0);
  expect(await cachedAddresses(page)).toEqual([]);

  await visit(page, '/about');
  await asEditor();
  const kept = await cachedAddresses(page);
  expect(kept.some((address) => address.endsWith('/about'))).toBe(true);
  expect(
    kept.filter((address) => /preview(?!.*[.]js$)|\/api\/|product-detail/u.test(address)),
  ).toEqual([]);
});
