import type { Element, Root } from 'hast';
import { headingIds } from '../../domain/journal/heading-ids';
import { outlineLevels } from '../../domain/journal/outline-levels';
import type { Heading } from '../../domain/journal/table-of-contents';
import { textOf } from './text-of';

const HEADING = /^h[1-6]$/;

const headingsIn = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return HEADING.test(child.tagName) ? [child] : headingsIn(child);
  });

/**
 * Assigns ids and levels to the headings in a page's texts. The levels start at `h2`, because the
 * page's own heading is the `h1`. Changes the trees in place. Returns the headings in page order.
 */
export function nameHeadings(trees: readonly Root[]): readonly Heading[] {
  const elements = trees.flatMap(headingsIn);
  const texts = elements.map((element) => textOf(element).replace(/\s+/gu, ' ').trim());
  const levels = outlineLevels(elements.map(({ tagName }) => Number(tagName.slice(1))));
  const ids = headingIds(texts);
  return elements.map((element, place) => {
    const { [place]: level = 2 } = levels;
    const { [place]: id = '' } = ids;
    element.tagName = `h${level}`;
    element.properties = { id };
    return { id, level, text: texts[place] ?? '' };
  });
}
