/**
 * A tree of texts: a string, an array of lines, an array of rows, or an object of further texts.
 * `null` stands for a picture that the owner may choose. If the owner chooses none, the page shows
 * its own picture.
 *
 * The type is `object`, because the interfaces in this folder are not assignable to a record of
 * texts. They have no index signature, so that TypeScript rejects properties that they do not
 * declare.
 */
type TextTree = string | object | null;

/** One row of a list, such as a link of the menu: its texts by field name. */
export interface TextRow {
  readonly [name: string]: string | readonly string[];
}

/**
 * - `text`: one text without line breaks.
 * - `lines`: several texts, one on each line.
 * - `address`: a path of the site, such as `/faq`, or the address of another site.
 */
type TextKind = 'text' | 'lines' | 'address';

export interface TextField {
  /** The field's name in the CMS, made of its path in the tree, such as `heroHeadline`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly kind: TextKind;
  /** Maximum length in characters. */
  readonly maxLength: number;
  /** The text that is shown when the field is empty; lines are separated by line breaks. */
  readonly example: string;
}

/** A list of rows that the owner may add to, shorten and reorder. */
export interface RowsField {
  readonly name: string;
  readonly path: readonly string[];
  readonly kind: 'rows';
  /** The fields of one row. */
  readonly row: readonly TextField[];
}

/** A picture that replaces one that ships with the site. */
export interface PictureField {
  readonly name: string;
  readonly path: readonly string[];
  readonly kind: 'picture';
}

export const MAX_ROWS = 30;

const isTextOrLines = (tree: TextTree): tree is string | readonly string[] =>
  typeof tree === 'string' || (Array.isArray(tree) && typeof tree[0] === 'string');

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const nameOf = ([first = '', ...others]: readonly string[]): string =>
  first + others.map(capitalised).join('');

/** Maximum lengths, in characters, of texts that search engines show in full. */
const META_LIMITS: Readonly<Record<string, number>> = { metaTitle: 60, metaDescription: 155 };

/**
 * Returns the maximum length of a field. Page layouts have room for texts that are one and a half
 * times as long as those that ship with the site.
 */
const limitOf = (name: string, shipped: number): number =>
  META_LIMITS[name] ?? Math.ceil((1.5 * shipped + 20) / 10) * 10;

function textField(path: readonly string[], text: string | readonly string[]): TextField {
  const name = nameOf(path);
  const example = typeof text === 'string' ? text : text.join('\n');
  if (path.at(-1) === 'address') return { name, path, kind: 'address', maxLength: 255, example };
  const kind = typeof text === 'string' ? 'text' : 'lines';
  return { name, path, kind, maxLength: limitOf(name, example.length), example };
}

/** Returns the fields of a row. The longest shipped text of a field determines its limit. */
function rowFields(rows: readonly TextRow[]): readonly TextField[] {
  const longest = new Map<string, TextField>();
  for (const row of rows)
    for (const [name, text] of Object.entries(row)) {
      const field = textField([name], text);
      if (field.maxLength > (longest.get(name)?.maxLength ?? 0)) longest.set(name, field);
    }
  return [...longest.values()];
}

/** Returns the fields in which the owner may reword the texts of a tree, in the tree's order. */
export function textFields(
  tree: TextTree,
  path: readonly string[] = [],
): readonly (TextField | RowsField | PictureField)[] {
  if (tree === null) return [{ name: nameOf(path), path, kind: 'picture' }];
  if (isTextOrLines(tree)) return [textField(path, tree)];
  if (Array.isArray(tree))
    return [{ name: nameOf(path), path, kind: 'rows', row: rowFields(tree) }];
  return Object.entries(tree).flatMap(([name, part]: [string, TextTree]) =>
    textFields(part, [...path, name]),
  );
}

/**
 * Returns the tree with the owner's texts and pictures. `texts` contains them by field name. A
 * field without an entry in `texts` keeps its value in the tree.
 */
export function withTexts<Tree extends TextTree>(
  tree: Tree,
  texts: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): Tree {
  if (tree === null || typeof tree === 'string' || Array.isArray(tree))
    return (texts[nameOf(path)] ?? tree) as Tree;
  const parts = Object.entries(tree).map(([name, part]: [string, TextTree]) => [
    name,
    withTexts(part, texts, [...path, name]),
  ]);
  return Object.fromEntries(parts) as Tree;
}
