import type { Element, ElementContent } from 'hast';
import { isVisible } from '../../domain/shared/shorten-text';

const SECTIONS: readonly string[] = ['thead', 'tbody'];
const CELLS: readonly string[] = ['th', 'td'];

export const isElement = (node: ElementContent, tags?: readonly string[]): node is Element =>
  node.type === 'element' && (tags === undefined || tags.includes(node.tagName));

export const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const isEmpty = (cell: Element): boolean =>
  cell.children.every((part) => part.type === 'text' && !isVisible(part.value));

/** Turns an empty heading cell into a data cell. */
const asCell = (cell: Element): Element =>
  cell.tagName === 'th' && isEmpty(cell) ? { ...cell, tagName: 'td' } : cell;

const cellsOf = (row: Element): Element[] =>
  row.children
    .filter((part) => !isBlank(part))
    .map((part) => (isElement(part, CELLS) ? asCell(part) : element('td', [part])));

/**
 * Returns the rows of a table or of a table section, and as `strays` the content that is not
 * allowed in a table.
 */
function partsOf(children: readonly ElementContent[]) {
  const rows: Element[] = [];
  const strays: ElementContent[] = [];
  for (const part of children) {
    if (isElement(part, ['tr'])) {
      const cells = cellsOf(part);
      if (cells.length > 0) rows.push({ ...part, children: cells });
    } else if (isElement(part, CELLS)) rows.push(element('tr', [asCell(part)]));
    else if (!isBlank(part)) strays.push(part);
  }
  return { rows, strays };
}

const rowsOf = (table: Element): readonly Element[] =>
  table.children.flatMap((section) =>
    isElement(section, SECTIONS) ? section.children.filter((row) => isElement(row, ['tr'])) : [],
  );

const firstCell = (row: Element | undefined): ElementContent | undefined => row?.children[0];

/**
 * Turns the cells of the first column into row headings when the corner cell of the table is empty.
 * Changes the cells in place.
 */
function withRowHeadings(table: Element): Element {
  const [head, ...rows] = rowsOf(table);
  const corner = firstCell(head);
  const hasHead = head?.children.some((cell) => isElement(cell, ['th'])) === true;
  if (!hasHead || corner === undefined || !isElement(corner, ['td'])) return table;
  if (!isEmpty(corner)) return table;
  for (const row of rows) {
    const cell = firstCell(row);
    if (cell === undefined || !isElement(cell, CELLS) || isEmpty(cell)) continue;
    cell.tagName = 'th';
    cell.properties = { ...cell.properties, scope: 'row' };
  }
  return table;
}

/**
 * Returns a valid table: sections of rows of cells and nothing else. Content that is not allowed in
 * a table is moved in front of it. A browser would repair an invalid table while parsing a
 * prerendered page, and hydration would then fail.
 */
export function tidyTable(table: Element): ElementContent[] {
  const strays: ElementContent[] = [];
  const sections: Element[] = [];
  let loose: ElementContent[] = [];
  const section = (tagName: string, children: readonly ElementContent[]) => {
    const parts = partsOf(children);
    strays.push(...parts.strays);
    if (parts.rows.length > 0) sections.push(element(tagName, parts.rows));
  };
  for (const part of table.children) {
    if (!isElement(part, SECTIONS)) {
      loose.push(part);
      continue;
    }
    section('tbody', loose);
    loose = [];
    section(sections.length === 0 ? part.tagName : 'tbody', part.children);
  }
  section('tbody', loose);
  return sections.length === 0
    ? strays
    : [...strays, withRowHeadings({ ...table, children: sections })];
}
