import type { Core, Struct, UID } from '@strapi/strapi';
import { PANEL_FORMS } from '../panel-forms/panel-forms';

type Values = Readonly<Record<string, unknown>>;

/** A text of an entry. */
interface FieldText {
  /** The name of the field of the entry, in which the panel shows a problem. */
  readonly field: string;
  /** The field as the panel names it, with its place in lists: “Documents (2) › Kind”. */
  readonly label: string;
  readonly text: string;
}

/** A web address or a path of the site, which is a technical value and no text. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S*$/iu;

const TEXTS = ['string', 'text', 'richtext'];

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly Values[] =>
  (Array.isArray(value) ? value : [value]).filter(isValues);

/** Returns the texts of Strapi's *blocks*, one line for each block. */
const textOfBlocks = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOfBlocks).join('\n');
  if (!isValues(value)) return '';
  if (typeof value['text'] === 'string') return value['text'];
  return listOf(value['children']).map(textOfBlocks).join('');
};

/**
 * Returns every text that an editor wrote in an entry or its components. Leaves out web addresses,
 * enumerations and other values that are not written as sentences.
 */
export const textsIn = (
  strapi: Core.Strapi,
  { uid, attributes }: Pick<Struct.Schema, 'uid' | 'attributes'>,
  values: Values,
): readonly FieldText[] =>
  Object.entries(attributes).flatMap(([field, attribute]): readonly FieldText[] => {
    const value = values[field];
    const form = PANEL_FORMS[uid]?.fields[field];
    const label = form && 'label' in form ? form.label : field;
    if (typeof value === 'string' && TEXTS.includes(attribute.type))
      return ADDRESS.test(value.trim()) ? [] : [{ field, label, text: value }];
    if (attribute.type === 'blocks') return [{ field, label, text: textOfBlocks(value) }];
    const component = attribute.type === 'component' ? attribute.component : undefined;
    if (!component && attribute.type !== 'dynamiczone') return [];
    const isList = Array.isArray(value);
    return listOf(value).flatMap((part, index) => {
      const schema = strapi.getModel((component ?? String(part['__component'])) as UID.Component);
      return textsIn(strapi, schema, part).map((inner) => ({
        field,
        label: `${label}${isList ? ` (${index + 1})` : ''} › ${inner.label}`,
        text: inner.text,
      }));
    });
  });
