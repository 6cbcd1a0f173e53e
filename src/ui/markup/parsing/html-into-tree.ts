import { Tokenizer, TokenizerMode } from 'parse5';
import type { TreeBuilder } from './tree-builder';

/** Obsolete or alternative tag names and their replacements. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['s', 'del'],
  ['strike', 'del'],
]);
const PROPERTY_NAMES: ReadonlyMap<string, string> = new Map([
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
]);
/** Elements whose content is neither markup nor readable text. */
const RAW: readonly string[] = [
  ...['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'],
];

const nameOf = (tag: string): string => ALIASES.get(tag) ?? tag;
const ignore = () => undefined;

/**
 * Parses a piece of HTML into a tree. It uses a standard HTML tokenizer, but not the standard tree
 * construction, which takes quadratic time: see `docs/decisions/0028-html-tokenizer.md`.
 */
export function htmlIntoTree(source: string, tree: TreeBuilder): void {
  const addText = ({ chars }: { readonly chars: string }) => tree.text(chars);
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        const properties = attrs.map(({ name, value }) => [
          PROPERTY_NAMES.get(name) ?? name,
          value,
        ]);
        tree.open(nameOf(tagName), Object.fromEntries(properties));
        if (RAW.includes(tagName)) tokenizer.state = TokenizerMode.RAWTEXT;
      },
      onEndTag: ({ tagName }) => tree.close(nameOf(tagName)),
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(source, true);
}
