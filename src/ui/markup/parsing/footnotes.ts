import type { Element, ElementContent, Root } from 'hast';

const FENCE = /^ {0,3}(?:```|~~~)/;
const NOTE = /^ {0,3}\[\^([^\]\s]{1,60})\]:[ \t]+(\S.*)$/;
const CONTINUED = /^(?: {2,}|\t)[ \t]*(\S.*)$/;
const MARK = /\[\^([^\]\s]{1,60})\]/g;

/** Elements in which footnote marks stay unchanged. */
const NO_MARKS: readonly string[] = ['code', 'pre', 'a'];

/**
 * Separates a text from its footnotes, which are keyed by label. A line that starts with `[^1]: A
 * note` begins a footnote.
 */
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
 * Replaces footnote marks with numbers and appends the notes as a list, in the order of their
 * marks; notes without a mark come last. The numbers are not links, because nothing in an editor's
 * text may have an id to link to (see `markup-schema.ts`).
 *
 * @param read parses the Markdown of a note.
 */
export function placeFootnotes(
  root: Root,
  notes: ReadonlyMap<string, string>,
  read: (markdown: string) => readonly ElementContent[],
): Root {
  const numbered: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (label: string): number => {
    const number = numbers.get(label) ?? numbered.push(label);
    numbers.set(label, number);
    return number;
  };

  const marked = (text: string): ElementContent[] =>
    text.split(MARK).map((part, place): ElementContent => {
      // Parts with an odd index are labels.
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
  // `numbered` may grow during this loop, because a note can contain the mark of another note.
  for (let place = 0; place < numbered.length; place += 1) list(numbered[place] ?? '');
  for (const label of notes.keys()) if (!numbers.has(label)) list(label);
  return { type: 'root', children: [...text, element('hr', []), element('ol', items)] };
}
