import type { Root } from 'hast';
import type {
  RichTextInline,
  RichTextLeaf,
  RichTextList,
  RichTextListItem,
  RichTextNode,
} from '../../../domain/journal/rich-text';
import type { MediaHosts } from '../place-media';
import { sanitizeTree } from '../sanitize-tree';
import { type TreeBuilder, treeBuilder } from './tree-builder';

const MARKS = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 'del'],
  ['code', 'code'],
] as const;

function leaf(given: RichTextLeaf, tree: TreeBuilder) {
  const tags = MARKS.filter(([mark]) => given[mark]).map(([, tag]) => tag);
  const addMarks = ([tag, ...rest]: readonly string[]) => {
    if (tag === undefined) lines(given.text, tree);
    else tree.within(tag, {}, () => addMarks(rest));
  };
  addMarks(tags);
}

/** The block editor stores a line break within a paragraph as a newline character. */
function lines(text: string, tree: TreeBuilder) {
  text.split('\n').forEach((line, place) => {
    if (place > 0) tree.open('br');
    tree.text(line);
  });
}

function inlines(nodes: readonly RichTextInline[], tree: TreeBuilder) {
  for (const node of nodes) {
    if (node.type === 'text') leaf(node, tree);
    else tree.within('a', { href: node.url }, () => inlines(node.children, tree));
  }
}

function item({ children }: RichTextListItem, tree: TreeBuilder) {
  for (const child of children) {
    if (child.type === 'list') list(child, tree);
    else inlines([child], tree);
  }
}

const list = ({ ordered, children }: RichTextList, tree: TreeBuilder) =>
  tree.within(ordered ? 'ol' : 'ul', {}, () => {
    for (const child of children) tree.within('li', {}, () => item(child, tree));
  });

function block(node: Exclude<RichTextNode, { type: 'picture' }>, tree: TreeBuilder) {
  switch (node.type) {
    case 'paragraph':
      return tree.within('p', {}, () => inlines(node.children, tree));
    case 'quote':
      return tree.within('blockquote', {}, () =>
        tree.within('p', {}, () => inlines(node.children, tree)),
      );
    case 'heading':
      return tree.within(`h${Math.min(6, Math.max(1, Math.trunc(node.level)))}`, {}, () =>
        inlines(node.children, tree),
      );
    case 'code':
      return tree.within('pre', {}, () => tree.within('code', {}, () => tree.text(node.text)));
    case 'list':
      return list(node, tree);
  }
}

/**
 * Converts the text of Strapi's block editor into a sanitized tree. The tree has no pictures: the
 * article shows them separately.
 */
export function richTextTree(
  nodes: readonly Exclude<RichTextNode, { type: 'picture' }>[],
  hosts: MediaHosts,
): Root {
  const tree = treeBuilder();
  for (const node of nodes) block(node, tree);
  return sanitizeTree(tree.root, hosts);
}
