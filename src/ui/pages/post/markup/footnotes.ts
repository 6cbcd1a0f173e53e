import type { Element, ElementContent, Root } from 'hast';

const FENCE = /^ {0,3}(?:```|~~~)/;
const NOTE = /^ {0,3}\[\^([^\]\s]{1,60})\]:[ \t]+(\S.*)$/;
const CONTINUED = /^(?: {2,}|\t)[ \t]*(\S.*)$/;
const MARK = /\[\^([^\]\s]{1,60})\]/g;

/** In these a mark is shown as it was typed, or would be a link in a link. */
const NO_MARKS: readonly string[] = ['code', 'pre', 'a'];

/** A text without its footnotes, and those by their labels. `[^1]: A note` begins one at the start of a line. */
export function partFootnotes(markdown: string) {
  const notes = new Map<string, string>();
  if (!markdown.includes('[^')) return { text: markdown, notes };
  let isCode = false;
  let open: string | null = null;
  const lines = markdown.split(/\r\n?|\n/).map((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    const [, label, words = ''] = (!isCode && NOTE.exec(line)) || [];
    if (label !== undefined) {
      open = notes.has(label) ? null : label;
      if (open !== null) notes.set(open, words);
      return open === null ? line : '';
    }
    const more: string | undefined = CONTINUED.exec(line)?.[1];
    if (open !== null && more !== undefined) {
      notes.set(open, `${notes.get(open)}\n${more}`);
      return '';
    }
    open = null;
    return line;
  });
  return notes.size === 0 ? { text: markdown, notes } : { text: lines.join('\n'), notes };
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/**
 * Puts numbers in place of the marks of footnotes, and the notes in a list behind the text, in the order of
 * their marks; a note without a mark comes last. A number is no link: nothing in an editor's text may
 * have a name to link to (see `markup-schema.ts`).
 *
 * @param read a note's own Markdown.
 */
export function placeFootnotes(
  root: Root,
  notes: ReadonlyMap<string, string>,
  read: (markdown: string) => readonly ElementContent[],
): Root {
  const numbered: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (label: string): number => {
    const known = numbers.get(label) ?? numbered.push(label);
    numbers.set(label, known);
    return known;
  };

  const marked = (text: string): ElementContent[] =>
    text.split(MARK).map((part, place): ElementContent => {
      // Every other part is a label.
      if (place % 2 === 0) return { type: 'text', value: part };
      if (!notes.has(part)) return { type: 'text', value: `[^${part}]` };
      return element('sup', [{ type: 'text', value: String(numberOf(part)) }]);
    });
  const within = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return node.value.includes('[^') ? marked(node.value) : [node];
      if (node.type !== 'element' || NO_MARKS.includes(node.tagName)) return [node];
      return [{ ...node, children: within(node.children) }];
    });

  const text = within(root.children.filter((node) => node.type !== 'doctype'));
  const items: ElementContent[] = [];
  const list = (label: string) => {
    items.push(element('li', within(read(notes.get(label) ?? ''))));
  };
  // A note may hold the mark of another, which is then listed after it.
  for (let place = 0; place < numbered.length; place += 1) list(numbered[place] ?? '');
  for (const label of notes.keys()) if (!numbers.has(label)) list(label);
  return { type: 'root', children: [...text, element('hr', []), element('ol', items)] };
}
