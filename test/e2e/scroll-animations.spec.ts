import { test as base, expect, type Page } from './browser-test';
import { whole } from './hydrated-page';
import { SCREENS } from './screenshot-matches';
import { readToTheFoot } from './wait-for';

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

/**
 * Returns the timeline of every scroll-driven animation, and the properties that the animation
 * changes.
 */
const followers = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline !== document.timeline)
      .map(({ timeline, effect }) => ({
        timeline: timeline?.constructor.name,
        changes: (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      })),
  );

for (const path of ['/', '/sustainability']) {
  test(`scroll-driven animations on ${path} change neither layout nor paint`, async ({ page }) => {
    await page.goto(path);
    await whole(page);
    const found = await followers(page);
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const { timeline, changes } of found) {
      expect(timeline).toMatch(/^(?:View|Scroll)Timeline$/u);
      expect(new Set(changes)).toEqual(new Set(['transform']));
    }
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there are no scroll-driven animations, and every cut in the illustrations is shown', async ({
    page,
  }) => {
    for (const path of ['/', '/sustainability']) {
      await page.goto(path);
      await whole(page);
      expect(await followers(page), path).toEqual([]);
    }
    const trunks = page.locator('.trunk-cuts');
    await expect(trunks).not.toHaveCount(0);
    for (const cuts of await trunks.all()) await expect(cuts).toHaveCSS('transform', 'none');
  });
});

for (const size of SCREENS) {
  test(`at ${size.width} px the illustration of a tear stays at one height in the window, ends behind that of a ridge, and causes no layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await whole(page);
    await readToTheFoot(page);
    const tear = page.locator('.home-thread svg');
    const land = page.locator('.cta-land');
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const part of [0.25, 0.5, 0.75]) {
      await page.evaluate((top) => scrollTo(0, top), end * part);
      const top = (await tear.boundingBox())?.y ?? 0;
      expect(Math.abs(top - size.height * 0.7), `${part} of the way`).toBeLessThan(2);
    }
    await page.evaluate((top) => scrollTo(0, top), end);
    const [atEnd, ground] = [await tear.boundingBox(), await land.boundingBox()];
    if (!atEnd || !ground) throw new Error('The thread ends nowhere');
    expect(atEnd.y).toBeGreaterThan(ground.y);
    expect(atEnd.y + atEnd.height).toBeLessThan(ground.y + ground.height);
    // The checks above compare vertical positions. The illustration of the ridge must also cover
    // the point at which the tear ends.
    const behind = await page.evaluate(
      ({ x, y }) =>
        document.elementsFromPoint(x, y).some((element) => element.closest('.cta-land')),
      { x: atEnd.x, y: atEnd.y },
    );
    expect(behind).toBe(true);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
  });
}
