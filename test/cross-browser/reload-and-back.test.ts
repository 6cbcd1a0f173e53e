import { describe, expect, it } from 'vitest';
import type { Sought } from './find-element';
import { aVisitor } from './open-visitor';
import { readThrough } from './scroll-through';
import { ELSEWHERE } from './served-site';
import { DESK, PHONE, type Visitor } from './visitor';

const LONG = [
  '/',
  '/about',
  '/product',
  '/blog',
  '/faq',
  '/contactus',
  '/sustainability',
  '/wholesale',
];
const FAQ: Sought = { role: 'link', name: 'FAQ', within: { role: 'contentinfo' } };
/**
 * A scroll position in CSS pixels. Every page is tall enough to scroll this far even before it has
 * loaded. On a shorter page the browser would limit the position to the page's end.
 */
const PLACE = 1000;

/**
 * Waits until the page is at the given position, and checks that it stays there once its fonts and
 * visible pictures have loaded.
 */
const settles = async (visitor: Visitor, place: number) => {
  await visitor.sees({ role: 'heading', level: 1 });
  await expect.poll(() => visitor.scrolled()).toBe(place);
  await visitor.engine.evaluate(async () => {
    const { images, fonts } = document;
    await fonts.ready;
    const near = [...images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && image.checkVisibility();
    });
    await Promise.all(near.map((image) => image.decode().catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await visitor.scrolled()).toBe(place);
};

const scrollAndReport = (top: number) =>
  new Promise<void>((resolve) => {
    addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
    scrollTo({ top, behavior: 'instant' });
  });

/**
 * Polling options. The interval, in milliseconds, is long enough to detect that a page still moves.
 */
const STILL = { interval: 300 };

/** Scrolls the footer's FAQ link into view and focuses it. Returns the scroll position. */
async function reachFaq(visitor: Visitor) {
  await visitor.reach(FAQ);
  await visitor.engine.evaluate((sought: Sought) => window.probe.find(sought)[0]?.focus(), FAQ);
  // Parts above the footer may still change their height, which changes the scroll position.
  let before = await visitor.scrolled();
  await expect
    .poll(async () => {
      const last = before;
      before = await visitor.scrolled();
      return before - last;
    }, STILL)
    .toBe(0);
  return before;
}

describe('the scroll position is restored', () => {
  const opened = aVisitor();

  const comeTo = async (path: string, size = DESK) => {
    const { visitor } = opened();
    await visitor.open(path, size);
    await readThrough(visitor);
    await visitor.engine.evaluate(scrollAndReport, PLACE);
    return visitor;
  };

  for (const path of LONG) {
    it(`the scroll position is restored after a reload of ${path}`, async () => {
      const visitor = await comeTo(path);
      await visitor.engine.reload();
      await settles(visitor, PLACE);
    });
  }

  it('the scroll position is restored after a reload on a phone', async () => {
    const visitor = await comeTo('/about', PHONE);
    await visitor.engine.reload();
    await settles(visitor, PLACE);
  });

  it('the scroll position is restored after a link and Back, and the linked page starts at its top', async () => {
    const visitor = await comeTo('/about');
    const before = await reachFaq(visitor);
    await visitor.press('Enter');
    await visitor.isAt('/faq');
    await visitor.sees({ role: 'heading', level: 1 }, { focused: true });
    await settles(visitor, 0);
    await visitor.back();
    await visitor.isAt('/about');
    await settles(visitor, before);
  });

  it('the scroll position is restored after Back from another document', async () => {
    const visitor = await comeTo('/about', PHONE);
    await visitor.leaveFor(ELSEWHERE);
    await visitor.isAt(ELSEWHERE);
    await visitor.back();
    await visitor.isAt('/about');
    await settles(visitor, PLACE);
  });
});
