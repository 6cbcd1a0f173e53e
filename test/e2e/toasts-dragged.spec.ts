import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './toasts-page';

type Hand = (page: Page, toast: Locator, distance: number, release?: boolean) => Promise<void>;

/**
 * Returns the point where a drag starts. A drag to the right starts at the left end of the toast
 * and a drag to the left at its right end, so that the pointer stays within the window.
 */
async function startOf(toast: Locator, distance: number) {
  const box = await toast.boundingBox();
  if (box === null) throw new Error('The toast is not there');
  return { x: distance > 0 ? box.x + 30 : box.x + box.width - 70, y: box.y + 20 };
}

const mouse: Hand = async (page, toast, distance, release = true) => {
  const { x, y } = await startOf(toast, distance);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y + 3);
  await page.mouse.move(x + distance, y + 5);
  if (!release) return;
  await page.mouse.up();
  await page.mouse.move(5, 5);
};

/**
 * Drags with a finger. It sends DevTools touch events, so that the browser itself decides about
 * scrolling.
 */
const finger: Hand = async (page, toast, distance, release = true) => {
  const { x, y } = await startOf(toast, distance);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (const part of [0.1, 0.3, 0.6, 1]) await touch('touchMove', x + distance * part);
  if (release) await touch('touchEnd');
};

const WAYS = [
  ['right', 1],
  ['left', -1],
] as const;

function draggedBy(hand: Hand) {
  test('a toast springs back after a drag of 79 % of its width, with its remaining time; closes after 81 %; and stays open while it is held', async ({
    toasts,
    page,
  }) => {
    for (const [way, sign] of WAYS) {
      await test.step(`79 % to the ${way}`, async () => {
        const toast = await toasts.raise('info');
        const { x, width } = await toasts.settled(toast);
        await toasts.passes(1700);
        await hand(page, toast, sign * 0.79 * width);
        await expect.poll(async () => (await toasts.box(toast)).x).toBeCloseTo(x, 0);
        await expect(toast).toHaveCSS('opacity', '1');
        await toasts.closesIn(toast, 3000);
      });

      await test.step(`81 % to the ${way}`, async () => {
        const toast = await toasts.raise('info');
        const { width } = await toasts.settled(toast);
        await hand(page, toast, sign * 0.81 * width);
        await expect(toast).toHaveAttribute('inert');
        await toasts.isGone(toast);
      });
    }

    await test.step('held', async () => {
      const toast = await toasts.raise('info');
      const { width } = await toasts.settled(toast);
      await hand(page, toast, -0.5 * width, false);
      await toasts.neverCloses(toast);
    });
  });
}

test.describe('a toast dragged with the mouse', () => {
  draggedBy(mouse);

  test('a toast is not dragged by its button or with the right mouse button, and springs back in 200 ms, or at once with reduced motion', async ({
    toasts,
    page,
  }) => {
    const toast = await toasts.raise('info');
    await expect(toast).toHaveCSS('transition-duration', '0.2s, 0.2s');
    await expect(toast).toHaveCSS('transition-property', 'transform, opacity');
    const { x, y, width } = await toasts.settled(toast);
    await page.mouse.move(x + width - 30, y + 30);
    await page.mouse.down();
    await page.mouse.move(x - width, y + 30, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(x + width / 2, y + 30);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x - width, y + 30, { steps: 3 });
    await page.mouse.up({ button: 'right' });
    await expect(toast).not.toHaveAttribute('inert');
    expect((await toasts.box(toast)).x).toBe(x);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(toast).toHaveCSS('transition-property', 'none');
  });
});

test.describe('a toast dragged with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  draggedBy(finger);

  test('a toast dragged with a finger keeps its timer running after a tap, and leaves vertical scrolling to the page', async ({
    toasts,
    page,
  }) => {
    const tapped = await toasts.raise('info');
    const place = await toasts.settled(tapped);
    await page.touchscreen.tap(place.x + 100, place.y + 30);
    await toasts.closesIn(tapped, 4700);

    const toast = await toasts.raise('info');
    const { x, y, width } = await toasts.settled(toast);
    const from = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    const at = (touched: number) => [{ x: x + width / 2, y: touched }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(y + 40) });
    for (const up of [10, 30, 60, 90]) {
      const touchPoints = at(y + 40 + up);
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(from - 20);
    expect((await toasts.box(toast)).x).toBe(x);
    // The touch has only paused the timer of the toast, which now continues.
    await toasts.closesIn(toast, 4700);
  });
});
