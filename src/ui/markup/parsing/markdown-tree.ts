import type { ElementContent, Root } from 'hast';
import { Lexer } from 'marked';
import { isReadable } from '../is-readable';
import type { MediaHosts } from '../place-media';
import { sanitizeTree } from '../sanitize-tree';
import { partFootnotes, placeFootnotes } from './footnotes';
import { markdownIntoTree } from './markdown-into-tree';
import { treeBuilder } from './tree-builder';

/** Returns the unparsed text, split into paragraphs. */
function plainTree(text: string): Root {
  const tree = treeBuilder();
  for (const paragraph of text.split(/\n\s*\n/u)) {
    if (paragraph.trim() !== '') tree.within('p', {}, () => tree.text(paragraph));
  }
  return tree.root;
}

function treeOf(markdown: string): Root {
  const tree = treeBuilder();
  markdownIntoTree(Lexer.lex(markdown), tree);
  return tree.root;
}

/** Returns the content of a footnote; a single paragraph is unwrapped. */
function noteOf(markdown: string): readonly ElementContent[] {
  const content = treeOf(markdown).children.filter((node) => node.type !== 'doctype');
  const [only, ...others] = content;
  const isParagraph = only?.type === 'element' && only.tagName === 'p' && others.length === 0;
  return isParagraph ? only.children : content;
}

function readTree(markdown: string): Root {
  try {
    const { text, notes } = partFootnotes(markdown);
    const tree = treeOf(text);
    return notes.size === 0 ? tree : placeFootnotes(tree, notes, noteOf);
  } catch {
    // Shows the text unparsed: the parser overflowed the stack because of deep nesting that
    // `isReadable` did not detect.
    return plainTree(markdown);
  }
}

/**
 * Parses an editor's Markdown, including HTML, into a sanitized tree. The text stays unparsed if
 * parsing it would take more than `mostWork`, in characters to examine: see `is-readable.ts`.
 */
export const markdownTree = (markdown: string, hosts: MediaHosts, mostWork?: number): Root =>
  sanitizeTree(isReadable(markdown, mostWork) ? readTree(markdown) : plainTree(markdown), hosts);
