import { decodeHTMLStrict } from 'entities';
import type { Properties } from 'hast';
import type { TreeBuilder } from './tree-builder';

const NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;

/** Obsolete or alternative tag names and their replacements. */
const ALIASES: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  s: 'del',
  strike: 'del',
};
const PROPERTY_NAMES: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};
/** Elements whose content is neither markup nor readable text. */
const RAW: readonly string[] = [
  ...['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'],
];

/** Returns the end and the groups of a sticky pattern's match at `from`; `null` without a match. */
function matchAt(pattern: RegExp, source: string, from: number) {
  pattern.lastIndex = from;
  const groups = pattern.exec(source);
  return groups && { groups, end: pattern.lastIndex };
}

function attributesAt(source: string, from: number) {
  const properties: Properties = {};
  let end = from;
  for (;;) {
    const found = matchAt(ATTRIBUTE, source, end);
    if (found === null) break;
    end = found.end;
    const [, written = '', double, single, bare] = found.groups;
    const name = written.toLowerCase();
    // The first of several attributes with the same name counts, as in a browser.
    properties[PROPERTY_NAMES[name] ?? name] ??= decodeHTMLStrict(double ?? single ?? bare ?? '');
  }
  const close = source.indexOf('>', end);
  return { properties, end: close === -1 ? source.length : close + 1 };
}

/** Returns the index after a comment, a declaration or a processing instruction. */
function endOfNothing(source: string, from: number): number {
  const ending = source.startsWith('<!--', from) ? '-->' : '>';
  const end = source.indexOf(ending, from);
  return end === -1 ? source.length : end + ending.length;
}

/**
 * Returns a function that finds the end of a raw element, and returns `null` if there is no end
 * tag. It remembers a missing end tag, so that the text is searched only once.
 */
function rawEnds(source: string) {
  const lower = source.toLowerCase();
  const endless = new Set<string>();
  return (tag: string, from: number): number | null => {
    const end = endless.has(tag) ? -1 : lower.indexOf(`</${tag}`, from);
    if (end !== -1) return end;
    endless.add(tag);
    return null;
  };
}

/**
 * Parses a piece of HTML into a tree. It may read broken markup differently from a browser. This is
 * safe, because every element and attribute of the tree is checked before the page is rendered from
 * it.
 */
export function htmlIntoTree(source: string, tree: TreeBuilder): void {
  const endOfRaw = rawEnds(source);
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    tree.text(decodeHTMLStrict(source.slice(at, next === -1 ? undefined : next)));
    if (next === -1) return;
    const closing = source[next + 1] === '/';
    const name = matchAt(NAME, source, next + (closing ? 2 : 1));
    if (name === null) {
      const nothing = closing || '!?'.includes(source[next + 1] ?? ' ');
      if (!nothing) tree.text('<');
      at = nothing ? endOfNothing(source, next) : next + 1;
      continue;
    }
    const written = name.groups[0].toLowerCase();
    const tag = ALIASES[written] ?? written;
    const { properties, end } = attributesAt(source, name.end);
    at = end;
    if (closing) tree.close(tag);
    else tree.open(tag, properties);
    if (!closing && RAW.includes(tag)) at = endOfRaw(tag, end) ?? end;
  }
}
