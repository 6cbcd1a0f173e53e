import { blogsBlock, testimonialsBlock } from '../../src/ui/content/pages/home';
import { expect, type Page, test } from './browser-test';
import { carouselOn } from './carousel-probe';

const FRAME_MS = 16;

/** Returns the fraction of a move that is complete after `ms`, by the easing of keen-slider. */
const progress = (ms: number, duration = 300) => 1 - (1 - Math.min(1, ms / duration)) ** 5;

/** Opens the testimonials with a clock that only the test advances. */
async function stopped(page: Page) {
  await page.clock.install();
  await page.goto('/');
  const carousel = carouselOn(page, testimonialsBlock.label);
  await carousel.approach();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const leftOf = async (index: number) => (await carousel.geometry()).slides[index]?.left ?? 0;
  return { ...carousel, leftOf };
}

/**
 * Performs a mouse action and waits until the page has received its event, because on a busy
 * machine the event is delayed, and several moves would arrive as one.
 */
async function received(page: Page, type: 'mousemove' | 'mouseup', act: () => Promise<void>) {
  await page.evaluate((name) => {
    const { dataset } = document.documentElement;
    dataset['awaited'] = name;
    addEventListener(name, () => delete dataset['awaited'], { once: true, capture: true });
  }, type);
  await act();
  await page.locator('html:not([data-awaited])').waitFor({ state: 'attached' });
}

/**
 * Presses the mouse button at `from` and drags to each x position, one frame apart. The returned
 * `release` releases the button.
 */
async function drag(page: Page, y: number, [from, ...places]: readonly [number, ...number[]]) {
  await page.mouse.move(from, y);
  await page.mouse.down();
  for (const x of places) {
    await received(page, 'mousemove', () => page.mouse.move(x, y));
    await page.clock.runFor(FRAME_MS);
  }
  return { release: () => received(page, 'mouseup', () => page.mouse.up()) };
}

test('stepping back before the first frame leaves the slides in place, and a move takes 300 ms', async ({
  page,
}) => {
  const carousel = await stopped(page);
  // A move to a slide ends with that slide at the left edge of the track.
  const { left: to } = await carousel.geometry();
  await carousel.next.click();
  await carousel.expectDot(1);
  await carousel.previous.click();
  await carousel.expectDot(0);
  await page.clock.runFor(600);
  expect(await carousel.leftOf(0)).toBeCloseTo(to, 0);
  await carousel.expectDot(0);

  const from = await carousel.leftOf(1);
  await carousel.next.click();
  // The slides move only once the page has handled the click, which the change of the dot shows.
  await carousel.expectDot(1);
  for (const ms of [48, 96, 160]) {
    await page.clock.runFor(ms === 160 ? 64 : 48);
    const done = (from - (await carousel.leftOf(1))) / (from - to);
    // The first frame only starts the move, so the clock is up to two frames ahead of the move.
    expect(done, `after ${ms} ms`).toBeGreaterThan(progress(ms - 2 * FRAME_MS) - 0.01);
    expect(done, `after ${ms} ms`).toBeLessThan(progress(ms) + 0.01);
  }
  await page.clock.runFor(300 + FRAME_MS - 160);
  expect(await carousel.leftOf(1)).toBeCloseTo(to, 1);
});

test('a released drag settles in 300 ms', async ({ page }) => {
  const carousel = await stopped(page);
  const box = await carousel.slides.first().boundingBox();
  if (box === null) throw new Error('The slide is not visible');
  const { release } = await drag(page, box.y + 60, [
    box.x + 300,
    ...[290, 240, 190, 140, 90].map((x) => box.x + x),
  ]);
  const { left: to } = await carousel.geometry();
  const from = await carousel.leftOf(1);
  expect(from - to).toBeGreaterThan(100);
  await release();
  await page.clock.runFor(96);
  const done = (from - (await carousel.leftOf(1))) / (from - to);
  expect(done).toBeGreaterThan(progress(96 - 2 * FRAME_MS) - 0.01);
  expect(done).toBeLessThan(progress(96) + 0.01);
  await page.clock.runFor(300 + FRAME_MS - 96);
  expect(await carousel.leftOf(1)).toBeCloseTo(to, 1);
});

for (const how of ['a click', 'a drag'] as const) {
  test(`with reduced motion the slides jump after ${how}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await stopped(page);
    const { left: to } = await carousel.geometry();
    if (how === 'a click') {
      await carousel.next.click();
      await carousel.expectDot(1);
    } else {
      const box = await carousel.slides.first().boundingBox();
      if (box === null) throw new Error('The slide is not visible');
      // Drags by more than half a slide, not counting the first step, which only starts the drag.
      // The result of a shorter drag would depend on the speed of the machine.
      const { release } = await drag(page, box.y + 60, [
        box.x + 300,
        ...[290, 210, 130, 50, -30].map((x) => box.x + x),
      ]);
      await release();
    }
    // Runs 8 frames, which take 128 ms. The normal transition takes 300 ms, so slides that have
    // arrived by now have moved without a transition.
    for (let frame = 0; frame < 8; frame += 1) await page.clock.runFor(FRAME_MS);
    expect(await carousel.leftOf(1)).toBeCloseTo(to, 1);
    await carousel.expectDot(1);
  });
}

test('with reduced motion a slide is in its new place within the same frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await stopped(page);
  const moved = await carousel.slides.first().evaluate((slide) => {
    const { left } = slide.getBoundingClientRect();
    if (slide instanceof HTMLElement) slide.style.transform = 'translate3d(50px, 0, 0)';
    return slide.getBoundingClientRect().left - left;
  });
  expect(moved).toBeCloseTo(50, 1);
});

test('dragging a card moves the slides and follows no link; a click does', async ({ page }) => {
  await page.goto('/');
  const carousel = carouselOn(page, blogsBlock.label);
  await carousel.approach();
  const dragTo = async (from: number, to: number) => {
    const { left } = await carousel.geometry();
    const { y } = (await carousel.slides.first().boundingBox()) ?? { y: 0 };
    await page.mouse.move(left + from, y + 200);
    await page.mouse.down();
    await page.mouse.move(left + to, y + 200, { steps: 8 });
    await page.mouse.up();
  };
  await dragTo(400, 60);
  await carousel.expectFirst(1);
  await dragTo(60, 420);
  await carousel.expectFirst(0);
  await dragTo(60, 420);
  await carousel.expectFirst(7);
  await expect(page).toHaveURL(/\/$/);

  // Enter causes a click without a preceding pointer event. keen-slider would suppress such a click
  // if the site did not prevent that.
  await carousel.slides.nth(0).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/?$/);
  await page.goBack();
  await carousel.approach();
  await carousel.slides.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/?$/);
});

test('the right mouse button drags nothing', async ({ page }) => {
  await page.goto('/');
  const carousel = carouselOn(page, testimonialsBlock.label);
  await carousel.approach();
  const before = await carousel.geometry();
  const { x, y } = (await carousel.slides.first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 300, y + 60);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + 100, y + 60, { steps: 5 });
  expect(await carousel.geometry()).toEqual(before);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe moves one slide and follows no link, a tap follows it', async ({ page }) => {
    await page.goto('/');
    const carousel = carouselOn(page, blogsBlock.label);
    await carousel.approach();
    const cdp = await page.context().newCDPSession(page);
    const { y } = (await carousel.slides.first().boundingBox()) ?? { y: 0 };
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => ({ touchPoints: [{ x, y: y + 100 }] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
      for (let part = 1; part <= 6; part += 1) {
        const x = from + ((to - from) * part) / 6;
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(320, 80);
    await carousel.expectFirst(1);
    await swipe(80, 320);
    await carousel.expectFirst(0);
    await swipe(80, 320);
    await carousel.expectFirst(7);
    await expect(page).toHaveURL(/\/$/);
    await carousel.slides.nth(7).getByRole('link').tap();
    await expect(page).toHaveURL(/\/blog\/?$/);
  });
});

test('resizing during a move ends at the same slide', async ({ page }) => {
  const carousel = await stopped(page);
  // The moves go around the four slides.
  let index = 0;
  for (const width of [1000, 700, 390]) {
    // Tests three moments of a move, because keen-slider counts the old slide as current early in a
    // move, and the new one later.
    for (const ms of [32, 80, 240]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.clock.runFor(500);
      await carousel.expectFirst(index);
      await carousel.next.click();
      index = (index + 1) % 4;
      await carousel.expectDot(index);
      await page.clock.runFor(ms);
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await carousel.geometry()).width).toBeLessThan(width);
      await page.clock.runFor(500);
      await carousel.expectFirst(index);
    }
  }
});
