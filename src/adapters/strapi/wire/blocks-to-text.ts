import * as v from 'valibot';

/**
 * Maximum depth at which nodes are read. An editor cannot nest lists this deep. The limit keeps a
 * hostile response from exhausting the stack.
 */
const DEEPEST = 60;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlock = (value: unknown) => isObject(value) && typeof value['type'] === 'string';

/** A field of the CMS's block editor: a list of nodes, each with its type. */
export const blocksWire = v.pipe(
  v.array(v.unknown()),
  v.check((nodes) => nodes.length > 0 && nodes.every(isBlock), 'Expected text or blocks'),
);

/** Separators before nodes of these types; other blocks are separated by `\n\n`. */
const SEPARATORS: Readonly<Record<string, string>> = { 'list-item': '\n', link: '', text: '' };

function wordsOf(node: unknown, depth: number): string {
  if (!isObject(node) || depth > DEEPEST) return '';
  if (typeof node['text'] === 'string') return node['text'];
  return Array.isArray(node['children']) ? plainText(node['children'], depth + 1) : '';
}

/** The text of blocks, with blank lines between paragraphs. */
export const plainText = (nodes: readonly unknown[], depth = 0): string =>
  nodes
    .reduce<string>((text, node) => {
      const separator = SEPARATORS[isObject(node) ? String(node['type']) : ''] ?? '\n\n';
      return text === '' ? wordsOf(node, depth) : `${text}${separator}${wordsOf(node, depth)}`;
    }, '')
    .trim();
