import type { Page } from '@playwright/test';

// Looks for endless animations that make their container overflow by a few pixels. A scroll bar
// would appear and disappear again and again, and move the content below it.

/** Pauses all endless animations at a fraction of their duration. Returns their number. */
export const pauseEndlessAnimations = (page: Page, share: number) =>
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
export const barelyScrolling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const excess = element.scrollWidth - element.clientWidth;
      const scrolls = /auto|scroll/u.test(getComputedStyle(element).overflowX);
      return scrolls && excess > 0 && excess < 16 ? [`${element.className}: ${excess} px`] : [];
    }),
  );
