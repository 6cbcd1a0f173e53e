import { describe, expect, it } from 'vitest';
import { navigation } from '../../src/ui/content/navigation';
import { aVisitor } from './a-visitor';
import { chromiumBaseline } from './chromium-baseline';
import { difference, drawingCells } from './drawing-cells';
import { DESK, PHONE, type Visitor } from './visitor';
import { readThrough } from './whole-page';

/** Pages with illustrations larger than an icon. */
const PAGES = [
  ['/', PHONE],
  ['/about', PHONE],
  ['/product-detail/frankincense-carterii-ten-ml', PHONE],
  ['/blog', PHONE],
  ['/blog-detail/how-a-tear-forms', PHONE],
  ['/sustainability', PHONE],
  ['/wholesale', DESK],
  ['/auth', PHONE],
] as const;

// Maximum differences between the same illustration in two browsers, in colour values from 0 to
// 255: the mean of all cells, and the largest of any cell. Browsers antialias edges differently,
// which changes the mean by up to 1.5 and one cell by up to 8. A missing fill changes the mean by
// at least 3 and one cell by 40.
const ON_THE_WHOLE = 2.2;
const WHERE_MOST = 24;

async function drawnAsInChromium(visitor: Visitor, name: string) {
  const drawings = await drawingCells(visitor);
  const expected = chromiumBaseline(visitor.engine.name, `drawings ${name}`, drawings);
  expect(drawings).toHaveLength(expected.length);
  const otherwise = drawings
    .map((cells, index) => ({ index, ...difference(cells, expected[index] ?? []) }))
    .filter(({ mean, most }) => mean > ON_THE_WHOLE || most > WHERE_MOST);
  expect(otherwise).toEqual([]);
}

describe('illustrations', () => {
  const opened = aVisitor();

  for (const [path, size] of PAGES) {
    it(`of ${path} look as in Chromium`, async () => {
      const { visitor } = opened();
      await visitor.open(path, size);
      await readThrough(visitor);
      await drawnAsInChromium(visitor, path);
    });
  }

  it('of the menu look as in Chromium', async () => {
    const { visitor } = opened();
    await visitor.open('/faq', PHONE);
    await visitor.click({ role: 'button', name: navigation.menu.open });
    await visitor.sees({ role: 'dialog', name: navigation.menu.title });
    await drawnAsInChromium(visitor, 'menu');
  });
});
