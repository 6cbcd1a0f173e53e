import { expect, it } from 'vitest';
import { tableOfContents } from './table-of-contents';

const heading = (text: string, level = 2) => ({ id: `section-${text}`, level, text });

it('the table of contents lists the main sections of a text in order', () => {
  const parts = [heading('a'), heading('b'), heading('c')];
  const [a, b, c] = parts;
  if (!a || !b || !c) throw new Error('three parts were made');
  expect(tableOfContents([a, heading('within a', 3), b, c])).toEqual(parts);
});

it('the table of contents is empty for fewer than three sections', () => {
  expect(tableOfContents([heading('a'), heading('b'), heading('within b', 3)])).toEqual([]);
});
