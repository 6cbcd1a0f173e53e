import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const HIDDEN = new Set(['script', 'style', 'template']);
/** Attributes that visitors read or hear. */
const READ = ['aria-label', 'alt', 'placeholder', 'title', 'label', 'aria-description'];

/** Returns every text of the HTML that visitors read or hear, in its order. */
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
  // Without scripting, so that the content of `<noscript>` is parsed too.
  visit(parseFragment(html, { scriptingEnabled: false }));
  return texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim()).filter((text) => text !== '');
}
