import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { formTexts } from '../../src/ui/content/forms';
import { lists } from '../../src/ui/content/lists';
import { navigation } from '../../src/ui/content/navigation';
import { blogPost } from '../../src/ui/content/pages/blog-post';
import { blogsBlock } from '../../src/ui/content/pages/home';
import { expect, type Page, type Route, test } from './browser-test';
import { whole } from './hydrated-page';
import { holdBack } from './wait-for';

// Tests pages whose code fails to load although JavaScript is on: whatever works without JavaScript
// must still work.

const LOADER = /\/assets\/index-[^/]*\.js$/u;
/** Matches the URL of the code that loads only at hydration. */
const CODE = /\/assets\/site-[^/]*\.js$/u;

const script = (body: string) => ({ contentType: 'text/javascript', body });

const LOSSES: readonly (readonly [name: string, file: RegExp, lose: (route: Route) => unknown])[] =
  [
    ['a loader that is blocked', LOADER, (route) => route.abort('blockedbyclient')],
    ['a loader that is missing', LOADER, (route) => route.fulfill({ status: 404, body: '' })],
    ['a loader that never answers', LOADER, () => {}],
    ['a loader that the browser cannot read', LOADER, (route) => route.fulfill(script('/(?<+/'))],
    ['code that is missing', CODE, (route) => route.fulfill({ status: 404, body: '' })],
  ];

/** Opens a page without waiting for `load`, which may never fire. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** For each page, a check that it is usable without its code. */
const PAGES: readonly (readonly [path: string, expectUsable: (page: Page) => Promise<void>])[] = [
  [
    '/faq',
    async (page) => {
      const answers = page.locator('main .accordion-panel');
      await expect(answers.last()).toBeVisible();
      for (const answer of await answers.all()) await expect(answer).toBeVisible();
      const links = page.locator('footer').getByRole('link');
      await expect(links).not.toHaveCount(0);
      for (const link of await links.all()) await expect(link).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    },
  ],
  [
    '/product',
    async (page) => {
      await expect(page.getByText(lists.withoutScript)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Filter/u })).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveCount(0);
    },
  ],
  [
    '/',
    async (page) => {
      const slides = page.getByRole('region', { name: blogsBlock.label });
      await expect(slides.getByRole('link').first()).toBeVisible();
      await expect(slides.getByRole('button')).toHaveCount(0);
    },
  ],
  [
    '/blog-detail/how-a-tear-forms',
    async (page) => {
      await expect(page.getByRole('link', { name: blogPost.neighbours.all.label })).toBeVisible();
      await expect(page.getByRole('button', { name: blogPost.share.label })).toHaveCount(0);
    },
  ],
  [
    '/contactus',
    async (page) => {
      const main = page.getByRole('main');
      await expect(main.getByText(formTexts.withoutScript)).toBeVisible();
      await expect(
        main.getByRole('link', { name: SITE_DETAILS.contact.email }).first(),
      ).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
    },
  ],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, file, lose] of LOSSES) {
    test(`${name} leaves answers open, slides scrollable, addresses readable, and no control that does nothing`, async ({
      page,
    }) => {
      await page.route(file, async (route) => void (await lose(route)));
      for (const [path, expectUsable] of PAGES) {
        await test.step(path, async () => {
          await open(page, path);
          await expectUsable(page);
        });
      }
    });
  }
});

test('code that loads late works as usual', async ({ page }) => {
  let isLost = true;
  await page.route(CODE, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/faq');
  const question = page.getByRole('button', { name: 'Where do the trees grow?' });
  const answers = page.locator('main .accordion-panel');
  await expect(answers.last()).toBeVisible();
  isLost = false;
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(answers.last()).toBeHidden();
});

test('a picture of a product is a link when its code fails to load', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto('/product-detail/frankincense-carterii-ten-ml');
  const second = page.getByRole('link', { name: /^Picture 2 of/u });
  const address = await second.getAttribute('href');
  await second.click();
  await expect(page).toHaveURL(new RegExp(`${address?.split('/').at(-1)}$`, 'u'));
});

test('a page whose code loads never shows the content for visitors without JavaScript', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const marks: (string | null)[] = [];
    Object.assign(window, { marks });
    const html = document.documentElement;
    new MutationObserver(() => marks.push(html.getAttribute('data-code'))).observe(html, {
      attributeFilter: ['data-code'],
    });
  });
  await page.goto('/faq');
  await whole(page);
  expect(await page.evaluate('window.marks')).not.toContain(null);
  await expect(page.locator('html')).toHaveAttribute('data-code');
  await expect(page.locator('main .accordion-panel').last()).toBeHidden();
});

test.describe('a browser without commandfor', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a browser without commandfor opens the menu of a phone on the first click', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      // Makes the `commandfor` attribute ineffective, as in a browser that does not support it.
      addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    const letCome = await holdBack(page, CODE);
    await page.goto('/');
    await page.getByRole('button', { name: navigation.menu.open }).click();
    letCome();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: navigation.menu.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
