import * as v from 'valibot';
import { isVisible } from '../../../domain/shared/text';
import { blocksWire, plainText } from './plain-text';
import { type MediaWire, mediaWire, prose } from './strapi-wire';

/** What Strapi itself writes into an entry. */
const STAMPS = ['id', 'component', 'documentid', 'locale', 'createdat', 'updatedat', 'publishedat'];

/** Last words of names of fields that say how a component looks or where it leads, and nothing to a reader. */
const SETTINGS: readonly string[] = [
  ...['align', 'alignment', 'anchor', 'background', 'class', 'color', 'colour', 'height', 'href'],
  ...['icon', 'key', 'kind', 'language', 'layout', 'link', 'order', 'position', 'ratio', 'size'],
  ...['slug', 'style', 'target', 'theme', 'type', 'url', 'variant', 'width'],
];

const ADDRESS_OR_MOMENT = /^(?:(?:https?:\/\/|mailto:|tel:|\/)\S*|\d{4}-\d\d-\d\d(?:[T ]\S*)?)$/i;

/** Markdown, or the nodes of the block editor. */
export type Words = string | readonly unknown[];

interface Field<T> {
  readonly name: string;
  readonly value: T;
}

/** `rich_text`, `RichText` and `richtext` are one name. */
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `textAlign` and `text_align` say how something is aligned. */
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

const isSaid = (value: unknown): boolean =>
  typeof value === 'string' ? isVisible(value) : typeof value === 'object' && value !== null;

/**
 * The fields of a component, of which the specification names none: each is taken by a name that others
 * use, or else by what it holds. What nobody takes is left over.
 */
export function componentFields(component: object) {
  const left = new Map(
    Object.entries(component).filter(([name]) => !STAMPS.includes(plainName(name))),
  );

  function take<T>(fields: readonly Field<T>[], names: readonly string[], other?: Field<T>) {
    const named = names
      .map((name) => fields.find((field) => plainName(field.name) === name))
      .find(Boolean);
    const taken = named ?? other;
    if (taken !== undefined) left.delete(taken.name);
    return taken?.value ?? null;
  }

  const texts = (): readonly Field<Words>[] =>
    [...left].flatMap(([name, given]) => {
      const value = wordsIn(given);
      return value === null ? [] : [{ name, value }];
    });

  const isProse = ({ name, value }: Field<Words>): boolean =>
    !isSetting(name) && !(typeof value === 'string' && ADDRESS_OR_MOMENT.test(value.trim()));

  return {
    /** A text under one of the names; or else, unless `onlyNamed`, the longest that reads like one. */
    words(names: readonly string[], onlyNamed = false): Words | null {
      const fields = texts();
      const [longest] = fields
        .filter((field) => !onlyNamed && isProse(field))
        .sort((one, other) => lengthOf(other.value) - lengthOf(one.value));
      return take(fields, names, longest);
    },
    /** The files of the component, whatever their field is called. */
    files(): readonly MediaWire[] {
      const fields = [...left].map(([name, value]) => ({ name, value: filesIn(value) }));
      return (
        take(
          fields,
          [],
          fields.find(({ value }) => value.length > 0),
        ) ?? []
      );
    },
    /** Fields that hold something for a reader, and that nobody took. */
    notTaken: (): readonly string[] =>
      [...left].flatMap(([name, value]) => (isSaid(value) ? [name] : [])),
  };
}
