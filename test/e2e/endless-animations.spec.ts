import { PAGES } from '../../scripts/lib/pages.mjs';
import { expect, type Page, test } from './browser-test';
import { readToTheFoot } from './waiting';
import { whole } from './whole-page';

// Tests that no endless animation makes its container overflow by a few pixels. Otherwise a scroll
// bar would appear and disappear again and again, and move the content below it.

/** Pauses all endless animations at a fraction of their duration. Returns their number. */
const pauseAt = (page: Page, share: number) =>
  page.evaluate((at) => {
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
    for (const animation of endless) {
      animation.pause();
      animation.currentTime = at * Number(animation.effect?.getComputedTiming().duration);
    }
    return endless.length;
  }, share);

/** Returns the class of each container that scrolls by less than the width of a scroll bar. */
const barelyScrolling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const excess = element.scrollWidth - element.clientWidth;
      const scrolls = /auto|scroll/u.test(getComputedStyle(element).overflowX);
      return scrolls && excess > 0 && excess < 16 ? [`${element.className}: ${excess} px`] : [];
    }),
  );

for (const width of [1024, 1440]) {
  test(`no endless animation makes a container scroll, at ${width} px`, async ({ page }) => {
    test.slow();
    let animations = 0;
    for (const path of PAGES) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await whole(page);
      await readToTheFoot(page);
      animations += await pauseAt(page, 0.5);
      // Resizes the window, because Chromium updates scroll widths only at the next layout.
      await page.setViewportSize({ width: width + 2, height: 900 });
      expect(await barelyScrolling(page), path).toEqual([]);
    }
    expect(animations).toBeGreaterThan(0);
  });
}
