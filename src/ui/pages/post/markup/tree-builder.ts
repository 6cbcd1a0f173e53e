import type { Element, Properties, Root } from 'hast';
import { fileText } from '../../../../domain/shared/file-text';

/** Deeper nesting than a reader can follow is flattened: no text may exhaust a browser's stack. */
const DEEPEST = 60;

const BLOCKS = ['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5'];
/** What an opening tag ends by itself, as in HTML, where people leave out closing tags. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...BLOCKS, 'h6', 'div', 'details', 'summary'].map((tag) => [tag, ['p']])),
  li: ['li', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
};
/** Beyond these an opening tag ends nothing. */
const WALLS: readonly string[] = ['ul', 'ol', 'table', 'blockquote', 'td', 'th', 'details'];
const VOID: readonly string[] = [
  'br',
  'hr',
  'img',
  'input',
  'embed',
  'meta',
  'link',
  'base',
  'wbr',
  'source',
  'track',
];
/** What HTML may leave open at the end of a piece of it: Markdown's paragraphs may stand inside. */
const CONTAINERS: readonly string[] = [
  ...['blockquote', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'details'],
];

const fileProperties = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? fileText(value) : value,
    ]),
  );

export type TreeBuilder = ReturnType<typeof treeBuilder>;

/** Makes a tree out of openings, closings and texts, however badly they match. */
export function treeBuilder() {
  const root: Root = { type: 'root', children: [] };
  const path: (Root | Element)[] = [root];
  /** What HTML must not close: the parts of the text around it. */
  let floor = 1;

  const current = () => path.at(-1) ?? root;
  const tagAt = (place: number): string => {
    const node = path[place];
    return node?.type === 'element' ? node.tagName : '';
  };

  function endImplied(tag: string) {
    const ended = ENDED_BY[tag] ?? [];
    let cut = path.length;
    for (let place = path.length - 1; place >= floor; place -= 1) {
      if (ended.includes(tagAt(place))) cut = place;
      else if (WALLS.includes(tagAt(place))) break;
    }
    path.length = cut;
  }

  function text(given: string) {
    // A character reference may stand for what no file can hold, `&#11;`.
    const value = fileText(given);
    const last = current().children.at(-1);
    if (last?.type === 'text') last.value += value;
    else if (value !== '') current().children.push({ type: 'text', value });
  }

  function add(tagName: string, properties: Properties) {
    if (path.length > DEEPEST) return text(' ');
    const element: Element = {
      type: 'element',
      tagName,
      properties: fileProperties(properties),
      children: [],
    };
    current().children.push(element);
    if (!VOID.includes(tagName)) path.push(element);
  }

  return {
    root,
    text,
    open(tagName: string, properties: Properties = {}) {
      endImplied(tagName);
      add(tagName, properties);
    },
    close(tagName: string) {
      for (let place = path.length - 1; place >= floor; place -= 1) {
        if (tagAt(place) !== tagName) continue;
        path.length = place;
        return;
      }
    },
    /** An element of the text itself: what HTML opens inside ends inside. */
    within(tagName: string, properties: Properties, fill: () => void) {
      endImplied(tagName);
      const outside = { length: path.length, floor };
      add(tagName, properties);
      floor = path.length;
      fill();
      path.length = outside.length;
      floor = outside.floor;
    },
    /** At the end of a piece of HTML: only what may hold paragraphs stays open. */
    settle() {
      const place = path.findIndex((_, at) => at >= floor && !CONTAINERS.includes(tagAt(at)));
      if (place !== -1) path.length = place;
    },
  };
}
