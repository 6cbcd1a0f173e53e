import { expect } from 'vitest';
import { chromiumBaseline } from './chromium-baseline';
import { difference, drawingCells } from './drawing-cells';
import type { Visitor } from './visitor';

// Maximum differences between the same illustration in two browsers, in colour values from 0 to
// 255: the mean of all cells, and the largest of any cell. Browsers antialias edges differently,
// which changes the mean by up to 1.5 and one cell by up to 8. A missing fill changes the mean by
// at least 3 and one cell by 40.
const ON_THE_WHOLE = 2.2;
const WHERE_MOST = 24;

/** Checks that the illustrations of the open page, or of its open dialog, look as in Chromium. */
export async function expectDrawingsAsInChromium(visitor: Visitor, name: string) {
  const drawings = await drawingCells(visitor);
  const expected = chromiumBaseline(visitor.engine.name, `drawings ${name}`, drawings);
  expect(drawings).toHaveLength(expected.length);
  const otherwise = drawings
    .map((cells, index) => ({ index, ...difference(cells, expected[index] ?? []) }))
    .filter(({ mean, most }) => mean > ON_THE_WHOLE || most > WHERE_MOST);
  expect(otherwise).toEqual([]);
}
