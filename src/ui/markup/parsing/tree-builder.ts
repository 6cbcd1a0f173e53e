import type { Element, Properties, Root } from 'hast';
import { textForFile } from '../../../domain/shared/text-for-files';

/**
 * Maximum depth of a tree; deeper nesting is flattened, so that no text can overflow a browser's
 * stack.
 */
const MAX_DEPTH = 60;

const BLOCKS = ['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5'];
/**
 * For each opening tag, the open elements that it closes. HTML allows authors to omit the end tags
 * of these elements.
 */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...BLOCKS, 'h6', 'div', 'details', 'summary'].map((tag) => [tag, ['p']])),
  li: ['li', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['tr', 'td', 'th', 'p'],
};
/**
 * Elements at which the search for elements of `ENDED_BY` stops. For example, an `<li>` in a nested
 * list does not close the `<li>` that contains that list.
 */
const SCOPES: readonly string[] = ['ul', 'ol', 'table', 'blockquote', 'td', 'th', 'details'];
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
/**
 * Elements that may stay open at the end of a piece of HTML, because Markdown paragraphs may follow
 * inside them.
 */
const CONTAINERS: readonly string[] = [
  ...['blockquote', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'details'],
];

const fileProperties = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? textForFile(value) : value,
    ]),
  );

export type TreeBuilder = ReturnType<typeof treeBuilder>;

/** Builds a tree from opening tags, closing tags and texts, even if the tags do not match. */
export function treeBuilder() {
  const root: Root = { type: 'root', children: [] };
  const path: (Root | Element)[] = [root];
  /**
   * Index of the first element of `path` that an HTML tag may close. The elements before it belong
   * to the Markdown around the HTML.
   */
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
      else if (SCOPES.includes(tagAt(place))) break;
    }
    path.length = cut;
  }

  function text(given: string) {
    // Removes forbidden characters: a character reference such as `&#11;` may decode to a character
    // that HTML or XML does not allow.
    const value = textForFile(given);
    const last = current().children.at(-1);
    if (last?.type === 'text') last.value += value;
    else if (value !== '') current().children.push({ type: 'text', value });
  }

  function add(tagName: string, properties: Properties) {
    if (path.length > MAX_DEPTH) return text(' ');
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
    /**
     * Adds an element of the Markdown text; `fill` adds its content. HTML elements that are still
     * open after `fill` are closed.
     */
    within(tagName: string, properties: Properties, fill: () => void) {
      endImplied(tagName);
      const outside = { length: path.length, floor };
      add(tagName, properties);
      floor = path.length;
      fill();
      path.length = outside.length;
      floor = outside.floor;
    },
    /**
     * Ends a piece of HTML: closes the outermost open element that is not in `CONTAINERS`, and all
     * elements inside it.
     */
    settle() {
      const place = path.findIndex((_, at) => at >= floor && !CONTAINERS.includes(tagAt(at)));
      if (place !== -1) path.length = place;
    },
  };
}
