import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dismissNotice } from '../../src/ui/content/messages/toasts';
import { blogPost } from '../../src/ui/content/pages/blog-post';
import { addStylesheet } from './add-stylesheet';
import { expect, test } from './browser-test';
import { ToastsPage } from './toasts-page';
import { holdBack } from './wait-for';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const CODE = /toast-stack/;

test('the live region exists before the toast code loads, and one failure in two sections is reported once', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && response.ok()) scripts.push(response.text());
  });
  // Searches for a string in notistack's code, because bundlers do not rename strings.
  const withNotistack = async () =>
    (await Promise.all(scripts)).filter((code) => code.includes('notistack-Snackbar')).length;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { region } = new ToastsPage(page);
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toBeEmpty();
  expect(scripts.length).toBeGreaterThan(0);
  expect(await withNotistack()).toBe(0);

  await page.goto('/?scenario=error-503');
  await expect(region.getByRole('alert').first()).toBeVisible();
  await expect(region.getByRole('alert')).toHaveCount(2);
  await expect(region.getByRole('alert').filter({ hasText: 'Faild to fetch API' })).toHaveCount(1);
  await expect(region.getByRole('alert').filter({ hasText: 'Failed to fetch blogs' })).toHaveCount(
    1,
  );
  await expect.poll(withNotistack).toBe(1);
});

test('a message is shown as plain text while the toast code is slow, and then has its full time', async ({
  page,
}) => {
  const toasts = new ToastsPage(page);
  const release = await holdBack(page, CODE);
  await toasts.stopClock();
  await toasts.goto();
  await toasts.button('error').click();
  await toasts.passes(8000);
  await expect(toasts.region.getByRole('alert')).toHaveText(/Message not sent/);
  await expect(toasts.open).toHaveCount(0);
  release();
  await expect(toasts.open).toHaveCount(1);
  await expect(toasts.region.getByRole('alert')).toHaveCount(1);
  await toasts.closesIn(toasts.region.locator('[data-toast]'), 5000);
});

test('a message is not lost when the toast code fails to load, and the code is requested again', async ({
  page,
}) => {
  const toasts = new ToastsPage(page);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.route(CODE, (route) => route.abort());
  await page.goto('/__gallery');
  await toasts.button('error').click();
  const plain = toasts.region.getByRole('alert');
  await expect(plain).toHaveText(/Message not sent/);
  await toasts.button('warning').click();
  await expect(plain).toHaveCount(2);
  await plain.first().getByRole('button', { name: dismissNotice }).click();
  await expect(plain).toHaveText(/You are offline/);
  expect(problems).toEqual([]);

  await page.unroute(CODE);
  await toasts.button('info').click();
  await expect(toasts.open).toHaveCount(2);
  await expect(toasts.open.first()).toContainText('You are offline');
  await expect(toasts.open.last()).toContainText(blogPost.share.copied);
});

test('three toasts are accessible at 390 and at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toasts = new ToastsPage(page);
  await page.goto('/__gallery');
  for (const type of ['error', 'success', 'loading, then success']) {
    await toasts.button(type).click();
  }
  await toasts.window('blur');
  await expect(toasts.open).toHaveCount(3);
  await page.evaluate(AXE);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    });
    expect(violations, `${width} px`).toEqual([]);
    const buttons = await toasts.open.getByRole('button').all();
    expect(buttons, `${width} px`).not.toEqual([]);
    for (const button of buttons) {
      const box = await toasts.box(button);
      expect(Math.min(box.width, box.height), `${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('four toasts in large text are stacked, and each is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const toasts = new ToastsPage(page);
  await page.goto('/__gallery');
  await addStylesheet(page, 'html { font-size: 200% }');
  const types = ['error', 'success', 'warning', 'info'];
  await toasts.button('error').waitFor();
  await toasts.window('blur');
  for (const type of types) await toasts.button(type).dispatchEvent('click');
  await expect(toasts.open).toHaveCount(4);
  await page.keyboard.press('Alt+t');
  let above = 0;
  for (const toast of await toasts.open.all()) {
    await expect(toast).toBeFocused();
    await expect(toast).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button')).toBeFocused();
    await expect(toast.getByRole('button')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    above += (await toasts.box(toast)).height;
  }
  const stack = toasts.region.locator('.notistack-SnackbarContainer');
  expect(await stack.evaluate((node) => node.scrollHeight)).toBeGreaterThanOrEqual(above);
  expect(await stack.evaluate((node) => node.scrollLeft)).toBe(0);
});

test('the site’s security policy allows the styles of toasts', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Ignores two expected 404 errors: for a picture that the gallery shows as missing, and for the
    // URL of the gallery, which has no file of its own.
    const isGone = /(?:no-such-picture\.jpg|__gallery)$/u.test(message.location().url);
    if (message.type() === 'error' && !isGone) problems.push(message.text());
  });
  const toasts = new ToastsPage(page);
  await page.goto('/__gallery');
  await toasts.button('error').waitFor();
  const toast = await toasts.raise('error');
  await expect(toast).toHaveCSS('background-color', 'rgb(251, 248, 241)');
  const container = toasts.region.locator('.notistack-SnackbarContainer');
  await expect(container).toHaveCSS('position', 'fixed');
  await expect
    .poll(async () => {
      const { x, y, width } = await toasts.box(toast);
      return y < 120 && 1440 - x - width;
    })
    .toBeCloseTo(31.68, 0);
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
  expect(problems).toEqual([]);
});
