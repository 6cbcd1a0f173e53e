import { describe, expect, it } from 'vitest';
import { aVisitor } from './a-visitor';
import { chromiumBaseline } from './chromium-baseline';
import type { Sought } from './in-page';
import { ROUTES } from './routes';
import { DESK, PHONE } from './visitor';
import { readThrough } from './whole-page';

const HEADING: Sought = { role: 'heading' };

const sideways = () => {
  scrollTo(200, scrollY);
  return { scrolled: scrollX, beyond: document.documentElement.scrollWidth - innerWidth };
};

/** Returns the links of the footer that something else covers. */
const coveredLinks = () =>
  [...document.querySelectorAll('.site-footer a, .footer-name')].filter((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && seen?.closest('.site-footer') === null;
  }).length;

describe('every page', () => {
  const opened = aVisitor();

  for (const path of ROUTES) {
    for (const size of [PHONE, DESK]) {
      it(`${path} renders completely and logs no error at ${size.width} px`, async () => {
        const { visitor } = opened();
        await visitor.open(path, size);
        await readThrough(visitor);
        expect(await visitor.complaints()).toEqual([]);
        const moved = await visitor.engine.evaluate(sideways);
        expect(moved.scrolled).toBe(0);
        expect(moved.beyond).toBeLessThanOrEqual(0);
        expect(await visitor.engine.evaluate(coveredLinks)).toBe(0);
        expect(await visitor.seen({ role: 'heading', level: 1 })).toHaveLength(1);
        const headings = await visitor.texts(HEADING);
        const expected = chromiumBaseline(
          visitor.engine.name,
          `headings ${path} ${size.width}`,
          headings,
        );
        expect(headings).toEqual(expected);
      });
    }
  }
});
