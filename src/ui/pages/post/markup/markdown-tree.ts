import type { Root } from 'hast';
import { Lexer } from 'marked';
import { cleanTree } from './clean-tree';
import { isReadable } from './is-readable';
import { markdownIntoTree } from './markdown-into-tree';
import type { MediaHosts } from './place-media';
import { treeBuilder } from './tree-builder';

/** The text as it is, in its paragraphs. */
function plainTree(text: string): Root {
  const tree = treeBuilder();
  for (const paragraph of text.split(/\n\s*\n/u)) {
    if (paragraph.trim() !== '') tree.within('p', {}, () => tree.text(paragraph));
  }
  return tree.root;
}

function readTree(markdown: string): Root {
  const tree = treeBuilder();
  try {
    markdownIntoTree(Lexer.lex(markdown), tree);
  } catch {
    // The reader ran out of stack over nesting that no rule above foresaw; the words still count.
    return plainTree(markdown);
  }
  return tree.root;
}

/** An editor's Markdown, with HTML in it or without, as a clean tree; as it is when it is more work. */
export const markdownTree = (markdown: string, hosts: MediaHosts, mostWork?: number): Root =>
  cleanTree(isReadable(markdown, mostWork) ? readTree(markdown) : plainTree(markdown), hosts);
