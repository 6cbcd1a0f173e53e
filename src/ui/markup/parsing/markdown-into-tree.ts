import { decodeHTMLStrict } from 'entities';
import type { Properties } from 'hast';
import type { MarkedToken, Token, Tokens } from 'marked';
import { htmlIntoTree } from './html-into-tree';
import type { TreeBuilder } from './tree-builder';

const cell = ({ align }: Tokens.TableCell): Properties => (align === null ? {} : { align });

function row(cells: readonly Tokens.TableCell[], tag: 'th' | 'td', tree: TreeBuilder) {
  tree.within('tr', {}, () => {
    for (const part of cells) {
      tree.within(tag, cell(part), () => markdownIntoTree(part.tokens, tree));
    }
  });
}

function table({ header, rows }: Tokens.Table, tree: TreeBuilder) {
  tree.within('table', {}, () => {
    tree.within('thead', {}, () => row(header, 'th', tree));
    tree.within('tbody', {}, () => {
      for (const cells of rows) row(cells, 'td', tree);
    });
  });
}

function list({ ordered, start, items }: Tokens.List, tree: TreeBuilder) {
  const from = ordered && start !== '' && start !== 1 ? { start } : {};
  tree.within(ordered ? 'ol' : 'ul', from, () => {
    for (const item of items) {
      tree.within('li', {}, () => markdownIntoTree(item.tokens, tree));
    }
  });
}

function link({ href, title, tokens }: Tokens.Link, tree: TreeBuilder) {
  const properties = {
    href: decodeHTMLStrict(href),
    ...(title && { title: decodeHTMLStrict(title) }),
  };
  tree.within('a', properties, () => markdownIntoTree(tokens, tree));
}

function image({ href, title, text }: Tokens.Image, tree: TreeBuilder) {
  tree.open('img', {
    src: decodeHTMLStrict(href),
    alt: decodeHTMLStrict(text),
    ...(title && { title: decodeHTMLStrict(title) }),
  });
}

/** Types of Markdown tokens that become one element with the content of the token. */
const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
};

/** Adds the tokens of the Markdown parser to a tree; HTML between them is parsed as HTML. */
export function markdownIntoTree(tokens: readonly Token[], tree: TreeBuilder): void {
  for (const given of tokens) {
    // The cast is safe, because without plugins the parser produces only its own token types.
    const token = given as MarkedToken;
    switch (token.type) {
      case 'paragraph':
      case 'blockquote':
      case 'strong':
      case 'em':
      case 'del':
        tree.within(ELEMENTS[token.type] ?? 'p', {}, () => markdownIntoTree(token.tokens, tree));
        break;
      case 'heading':
        tree.within(`h${token.depth}`, {}, () => markdownIntoTree(token.tokens, tree));
        break;
      case 'text':
        if (token.tokens === undefined) tree.text(decodeHTMLStrict(token.text));
        else markdownIntoTree(token.tokens, tree);
        break;
      case 'escape':
        tree.text(token.text);
        break;
      case 'codespan':
        tree.within('code', {}, () => tree.text(token.text));
        break;
      case 'code':
        tree.within('pre', {}, () => tree.within('code', {}, () => tree.text(token.text)));
        break;
      case 'html':
        htmlIntoTree(token.text, tree);
        if ('block' in token && token.block) tree.settle();
        break;
      case 'list':
        list(token, tree);
        break;
      case 'table':
        table(token, tree);
        break;
      case 'link':
        link(token, tree);
        break;
      case 'image':
        image(token, tree);
        break;
      case 'br':
      case 'hr':
        tree.open(token.type);
        break;
      case 'checkbox':
        tree.text(token.checked ? '☑ ' : '☐ ');
        break;
      default: // Blank lines and link definitions have no visible content.
    }
  }
}
