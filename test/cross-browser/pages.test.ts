import { describe, expect, it } from 'vitest';
import { navigation } from '../../src/ui/content/navigation';
import { chromiumBaseline } from './chromium-baseline';
import { expectDrawingsAsInChromium } from './drawings-as-in-chromium';
import type { Sought } from './find-element';
import { aVisitor } from './open-visitor';
import { ROUTES } from './page-paths';
import { expectNoFaultOnPaper } from './print-without-faults';
import { readThrough } from './scroll-through';
import { DESK, PHONE, type Visitor } from './visitor';

const HEADING: Sought = { role: 'heading' };

/** Pages with illustrations larger than an icon, and the window in which they are compared. */
const ILLUSTRATED = new Map([
  ['/', PHONE],
  ['/about', PHONE],
  ['/product-detail/frankincense-carterii-ten-ml', PHONE],
  ['/blog', PHONE],
  ['/blog-detail/how-a-tear-forms', PHONE],
  ['/sustainability', PHONE],
  ['/wholesale', DESK],
  ['/auth', PHONE],
]);

/**
 * Whether the engine prints in this test. The automation interface of WebKitGTK cannot print, and
 * test/e2e/print.spec.ts prints in Chromium.
 */
const PRINTS = process.env['ENGINE'] === 'firefox';

const sideways = () => {
  scrollTo(200, scrollY);
  return { scrolled: scrollX, beyond: document.documentElement.scrollWidth - innerWidth };
};

/** Returns the number of footer links whose centre an element outside the footer covers. */
const coveredLinks = () =>
  [...document.querySelectorAll('.site-footer a, .footer-name')].filter((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && seen?.closest('.site-footer') === null;
  }).length;

/** Checks the open page at the window's current width. */
async function expectComplete({ engine, ...visitor }: Visitor, name: string) {
  expect(await visitor.complaints(), name).toEqual([]);
  const moved = await engine.evaluate(sideways);
  expect(moved.scrolled, name).toBe(0);
  expect(moved.beyond, name).toBeLessThanOrEqual(0);
  expect(await engine.evaluate(coveredLinks), name).toBe(0);
  expect(await visitor.seen({ role: 'heading', level: 1 }), name).toHaveLength(1);
  const headings = await visitor.texts(HEADING);
  expect(headings, name).toEqual(chromiumBaseline(engine.name, `headings ${name}`, headings));
}

describe('every page', () => {
  const opened = aVisitor();

  for (const [place, path] of ROUTES.entries()) {
    // Loads half of the pages at each width, and resizes the window to the other width, because
    // loading each page at both widths takes twice as long.
    const sizes = place % 2 === 0 ? [PHONE, DESK] : [DESK, PHONE];

    it(`${path} renders completely at ${sizes.map(({ width }) => width).join(' and then ')} px, logs no error, has the illustrations of Chromium, and prints`, async () => {
      const { visitor } = opened();
      await visitor.open(path, sizes[0]);
      for (const size of sizes) {
        await visitor.engine.resize(size);
        await readThrough(visitor);
        await expectComplete(visitor, `${path} ${size.width}`);
        if (ILLUSTRATED.get(path) === size) await expectDrawingsAsInChromium(visitor, path);
      }
      if (!PRINTS) return;
      await visitor.engine.resize(DESK);
      await expectNoFaultOnPaper(visitor);
    });
  }

  it('the menu has the illustrations of Chromium', async () => {
    const { visitor } = opened();
    await visitor.open('/faq', PHONE);
    await visitor.click({ role: 'button', name: navigation.menu.open });
    await visitor.sees({ role: 'dialog', name: navigation.menu.title });
    await expectDrawingsAsInChromium(visitor, 'menu');
  });
});
