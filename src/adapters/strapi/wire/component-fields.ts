import * as v from 'valibot';
import { isVisible } from '../../../domain/shared/shorten-text';
import { blocksWire, plainText } from './blocks-to-text';
import { type MediaWire, mediaWire, prose } from './strapi-wire';

/** Fields that Strapi itself adds to an entry. */
const STAMPS = ['id', 'component', 'documentid', 'locale', 'createdat', 'updatedat', 'publishedat'];

/**
 * If the name of a field ends with one of these words, the field configures the appearance or the
 * target of the component. It contains no text for a reader.
 */
const SETTINGS: readonly string[] = [
  ...['align', 'alignment', 'anchor', 'background', 'class', 'color', 'colour', 'height', 'href'],
  ...['icon', 'key', 'kind', 'language', 'layout', 'link', 'order', 'position', 'ratio', 'size'],
  ...['slug', 'style', 'target', 'theme', 'type', 'url', 'variant', 'width'],
];

const ADDRESS_OR_MOMENT = /^(?:(?:https?:\/\/|mailto:|tel:|\/)\S*|\d{4}-\d\d-\d\d(?:[T ]\S*)?)$/i;

/** Text of a field: Markdown, or the nodes of the block editor. */
export type Words = string | readonly unknown[];

interface Field<T> {
  readonly name: string;
  readonly value: T;
}

/** Normalizes a name: `rich_text`, `RichText` and `richtext` are equal. */
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the last word of a name is one of `SETTINGS`, as in `textAlign` and `text_align`. */
const isSetting = (name: string): boolean =>
  SETTINGS.includes((name.match(/\p{Lu}?[\p{Ll}\p{Lo}]+|\p{Lu}+/gu)?.at(-1) ?? '').toLowerCase());

const lengthOf = (words: Words): number =>
  typeof words === 'string' ? words.length : Number.POSITIVE_INFINITY;

const isImage = (node: unknown): boolean => (node as { readonly type: unknown }).type === 'image';

function wordsIn(value: unknown): Words | null {
  const text = v.safeParse(prose, value);
  if (text.success) return isVisible(text.output) ? text.output : null;
  const blocks = v.safeParse(blocksWire, value);
  if (!blocks.success) return null;
  return isVisible(plainText(blocks.output)) || blocks.output.some(isImage) ? blocks.output : null;
}

const filesIn = (value: unknown): readonly MediaWire[] =>
  [value].flat().flatMap((file) => {
    const { success, output } = v.safeParse(mediaWire, file);
    return success ? [output] : [];
  });

const hasContent = (value: unknown): boolean =>
  typeof value === 'string' ? isVisible(value) : typeof value === 'object' && value !== null;

/**
 * Reads the fields of a component. Each CMS may name these fields differently, so this function
 * finds each field by a common name, or else by its content. `words` and `files` return each field
 * at most once.
 */
export function componentFields(component: object) {
  const remaining = new Map(
    Object.entries(component).filter(([name]) => !STAMPS.includes(plainName(name))),
  );

  function take<T>(fields: readonly Field<T>[], names: readonly string[], other?: Field<T>) {
    const named = names
      .map((name) => fields.find((field) => plainName(field.name) === name))
      .find(Boolean);
    const taken = named ?? other;
    if (taken !== undefined) remaining.delete(taken.name);
    return taken?.value ?? null;
  }

  const texts = (): readonly Field<Words>[] =>
    [...remaining].flatMap(([name, given]) => {
      const value = wordsIn(given);
      return value === null ? [] : [{ name, value }];
    });

  const isProse = ({ name, value }: Field<Words>): boolean =>
    !isSetting(name) && !(typeof value === 'string' && ADDRESS_OR_MOMENT.test(value.trim()));

  return {
    /**
     * Returns the text of a field that has one of the names. If there is none and `onlyNamed` is
     * false, returns the longest text that looks like prose. Returns `null` if there is no such
     * text.
     */
    words(names: readonly string[], onlyNamed = false): Words | null {
      const fields = texts();
      const [longest] = fields
        .filter((field) => !onlyNamed && isProse(field))
        .sort((one, other) => lengthOf(other.value) - lengthOf(one.value));
      return take(fields, names, longest);
    },
    /** The files of the first field that contains any, whatever its name. */
    files(): readonly MediaWire[] {
      const fields = [...remaining].map(([name, value]) => ({ name, value: filesIn(value) }));
      return (
        take(
          fields,
          [],
          fields.find(({ value }) => value.length > 0),
        ) ?? []
      );
    },
    /** Names of the remaining fields that have content. */
    notTaken: (): readonly string[] =>
      [...remaining].flatMap(([name, value]) => (hasContent(value) ? [name] : [])),
  };
}
