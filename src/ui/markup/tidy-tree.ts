import type { Element, ElementContent, Root } from 'hast';
import { isBlank, isElement, tidyTable } from './tidy-table';

const HEADINGS: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const LISTS: readonly string[] = ['ul', 'ol'];
const BLOCKS: readonly string[] = [
  ...['p', 'div', 'pre', 'table', 'hr', 'ul', 'ol', 'li', 'blockquote', 'details', 'summary'],
  ...HEADINGS,
];
/**
 * The allowed parents of an element, by its tag name. With another parent, the element is replaced
 * by its children.
 */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: LISTS,
  summary: ['details'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['table', 'thead', 'tbody', 'tr'],
  td: ['table', 'thead', 'tbody', 'tr'],
};

/** The parent of a node, and whether the node is inside a link or a heading. */
interface Around {
  readonly parent: string;
  readonly link: boolean;
  readonly heading: boolean;
}

const isBlock = (node: ElementContent): boolean =>
  isElement(node) && (BLOCKS.includes(node.tagName) || node.children.some(isBlock));

const saysSomething = (node: ElementContent): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : isElement(node) && (node.tagName === 'img' || node.children.some(saysSomething));

const wrapped = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function tidyList(list: Element): ElementContent[] {
  const items = list.children
    .filter((part) => !isBlank(part))
    .map((part) => (isElement(part, ['li']) ? part : wrapped('li', [part])));
  return items.length === 0 ? [] : [{ ...list, children: items }];
}

/** Removes white space between blocks, which would otherwise render as `<span>` elements. */
const withoutBlanks = (element: Element): Element =>
  element.children.some(isBlock)
    ? { ...element, children: element.children.filter((part) => !isBlank(part)) }
    : element;

function tidyParagraph(paragraph: Element): ElementContent[] {
  if (paragraph.children.some(isBlock)) return [withoutBlanks({ ...paragraph, tagName: 'div' })];
  return paragraph.children.some(saysSomething) ? [paragraph] : [];
}

function tidyElement(given: Element, { parent, link, heading }: Around): ElementContent[] {
  const { tagName } = given;
  const children = tidyAll(given.children, {
    parent: tagName,
    link: link || tagName === 'a',
    heading: heading || HEADINGS.includes(tagName),
  });
  const node: Element = { ...given, children };
  const misplaced = PARENTS[tagName]?.includes(parent) === false;
  if (misplaced || (heading && isBlock(wrapped(tagName, [])))) return children;
  if (HEADINGS.includes(tagName)) return children.some(saysSomething) ? [node] : [];
  if (LISTS.includes(tagName)) return tidyList(node);
  if (tagName === 'table') return tidyTable(node);
  if (tagName === 'a') return link || !children.some(saysSomething) ? children : [node];
  if (tagName === 'summary' && !children.some(saysSomething)) return [];
  return tagName === 'p' ? tidyParagraph(node) : [withoutBlanks(node)];
}

const tidyAll = (nodes: readonly ElementContent[], around: Around): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'element') return tidyElement(node, around);
    return node.type === 'text' ? [node] : [];
  });

/** Wraps text outside of paragraphs in paragraphs. */
function inParagraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (run.some(saysSomething)) parts.push(wrapped('p', run));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) run.push(node);
    else {
      endRun();
      parts.push(node);
    }
  }
  endRun();
  return parts;
}

/**
 * Returns the tree as valid HTML, without empty headings, links and paragraphs. A browser then
 * parses a prerendered page into the same elements that React rendered.
 */
export function tidyTree(root: Root): Root {
  const content = root.children.filter((node) => node.type !== 'doctype');
  const around = { parent: '', link: false, heading: false };
  return { type: 'root', children: inParagraphs(tidyAll(content, around)) };
}
