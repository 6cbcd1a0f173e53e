import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const HIDDEN = new Set(['script', 'style', 'template']);
/** Attributes that visitors read or hear. */
const READ = ['aria-label', 'alt', 'placeholder', 'title', 'label', 'aria-description'];

/** Returns every text of the HTML that visitors read or hear, in document order. */
export function shownTexts(html: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if ('value' in node) texts.push(node.value);
    if ('attrs' in node) {
      if (HIDDEN.has(node.tagName)) return;
      for (const { name, value } of node.attrs) if (READ.includes(name)) texts.push(value);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  // Parses the HTML as if JavaScript were off, so that the content of `<noscript>` is included.
  visit(parseFragment(html, { scriptingEnabled: false }));
  return texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim()).filter((text) => text !== '');
}
