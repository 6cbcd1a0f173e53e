import { navigation } from '../../src/ui/content/navigation';
import { axeViolations } from './axe-violations';
import { expect, type Page, test } from './browser-test';
import { hydrated } from './hydrated-page';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Products', '/product'],
  ['Sustainability', '/sustainability'],
  ['Wholesale', '/wholesale'],
  ['Blog', '/blog'],
  ['Contact Us', '/contactus'],
  ['SignUp', '/auth'],
] as const;

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Opens the menu by keyboard. */
async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: navigation.menu.open });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  await expect(menu).toBeVisible();
  return { button, menu };
}

test.describe('the header', () => {
  test('the header marks the current page, or the section that contains it', async ({ page }) => {
    for (const [path, marked, mark] of [
      ['/', 'Home', 'page'],
      ['/wholesale', 'Wholesale', 'page'],
      ['/product-detail/frankincense-carterii-ten-ml', 'Products', 'true'],
      ['/blog-detail/how-a-tear-forms', 'Blog', 'true'],
    ] as const) {
      await page.goto(path);
      const current = page.getByRole('banner').locator('[aria-current]');
      await expect(current, path).toHaveText([marked]);
      await expect(current, path).toHaveAttribute('aria-current', mark);
    }
  });

  for (const [size, tall, low] of [
    [DESK, 96, 68],
    [PHONE, 72, 68],
  ] as const) {
    test(`the header condenses at ${size.width} px without shifting the page`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/faq');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shown = () =>
        page
          .getByRole('banner')
          .evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
      expect(Math.abs((await shown()) - tall)).toBeLessThanOrEqual(1);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(async () => Math.abs((await shown()) - low) <= 1).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    });
  }
});

test.describe('the menu of small screens', () => {
  test('the menu of small screens contains every link, traps the focus, makes the page behind inert, and passes axe', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const { menu } = await openMenu(page);
    for (const [name, to] of LINKS) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    }
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const stops = new Set<string>();
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab');
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      stops.add(await focused(page));
    }
    expect(stops.size).toBeGreaterThanOrEqual(LINKS.length);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // Tries to focus a link behind the modal dialog. The focus must stay in the dialog, because the
    // page behind it is inert.
    await page
      .locator('footer a')
      .first()
      .evaluate((link: HTMLElement) => link.focus());
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    for (const size of [PHONE, { width: 768, height: 1024 }]) {
      await page.setViewportSize(size);
      expect(await axeViolations(page), `${size.width} px`).toEqual([]);
    }
  });

  test('the menu of small screens closes with Escape, with its button, in a wide window, and when a link is followed; a link to the current page adds no history entry', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const { button, menu } = await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await openMenu(page);
    await menu.getByRole('button', { name: navigation.menu.close }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await openMenu(page);
    await page.setViewportSize(DESK);
    await expect(menu).toBeHidden();
    // Links in the header have replaced the menu button, so the focus moves to the first link.
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

    await page.setViewportSize(PHONE);
    await openMenu(page);
    await hydrated(page);
    const toWholesale = menu.getByRole('link', { name: 'Wholesale', exact: true });
    await toWholesale.click();
    await expect(page).toHaveURL(/\/wholesale$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await button.click();
    await toWholesale.click();
    await expect(menu).toBeHidden();
    // The menu adds no history entry, so one Back leaves the page.
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test('the menu of small screens distinguishes the current page from the section that contains it', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const [path, mark] of [
      ['/product', 'page'],
      ['/product-detail/maydi-frankincense-ten-ml', 'true'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: navigation.menu.open }).click();
      const products = page.getByRole('dialog').getByRole('link', { name: 'Products' });
      await expect(products).toHaveAttribute('aria-current', mark);
    }
  });
});

test.describe('the groups of the footer', () => {
  const groups = ['Resources', 'Events', 'About Us'] as const;
  const button = (page: Page, name: string) =>
    page.locator('footer').getByRole('button', { name, exact: true });
  const link = (page: Page, name: string) =>
    page.locator('footer').getByRole('link', { name, exact: true });

  test('the groups of the footer open one at a time on a phone, by keyboard, and pass axe with one open', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/faq');
    await expect(button(page, 'Resources')).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Harvest notes')).toBeHidden();
    for (const name of groups) {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
      for (const other of groups) {
        await expect(button(page, other)).toHaveAttribute('aria-expanded', `${other === name}`);
      }
    }
    await expect(link(page, 'Harvesters')).toBeVisible();
    await expect(link(page, 'Harvest notes')).toBeHidden();
    await page.keyboard.press('Space');
    await expect(link(page, 'Harvesters')).toBeHidden();

    await button(page, 'Events').click();
    await expect(link(page, 'The harvest year')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the groups of the footer are plain lists at 768 and 1440 px and pass axe; every link of the header has its URL; the footer shows the year, the contact details and the pages that are not open yet', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/faq');
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(link(page, 'Harvest notes'), `${width} px`).toBeVisible();
      await expect(link(page, 'Harvesters'), `${width} px`).toBeVisible();
      for (const name of groups) await expect(button(page, name), `${width} px`).toBeHidden();
    }
    await expect(link(page, 'The harvest year')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    for (const [name, to] of LINKS) {
      const inHeader = page.getByRole('banner').getByRole('link', { name, exact: true });
      await expect(inHeader).toHaveAttribute('href', to);
    }

    const foot = page.locator('footer');
    await expect(foot.getByText(/© 2025/u)).toBeVisible();
    await expect(foot.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(foot.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(foot.locator('a[href="#"], a:not([href])')).toHaveCount(0);
    await expect(foot.getByRole('img', { name: /page not open yet/u })).toHaveCount(4);
  });
});
