import type { PageTextsName } from '../../src/domain/texts/page-texts';
import { PAGE_TEXTS_TITLES } from '../../src/domain/texts/page-texts';
import {
  MAX_ROWS,
  type RowsField,
  type TextField,
  type textFields,
} from '../../src/domain/texts/text-fields';

export type Fields = ReturnType<typeof textFields>;

/**
 * A text that may be longer than this number of characters is a Strapi attribute of type `text`.
 * For this type, the admin panel shows a larger input than for type `string`.
 */
const LONGEST_STRING = 120;

const ADDRESS = '^(https?://|/(?![/\\\\]))\\S*$';

const textAttributeOf = ({ kind, maxLength }: TextField) => {
  if (kind === 'address') return { type: 'string', maxLength, regex: ADDRESS };
  return { type: kind === 'lines' || maxLength > LONGEST_STRING ? 'text' : 'string', maxLength };
};

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const snake = (name: string): string => name.replaceAll('-', '_');

/** Returns a camel-case name as words: “hero headline” for `heroHeadline`. */
export const words = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

export const rowsIn = (fields: Fields): readonly RowsField[] =>
  fields.filter((field) => field.kind === 'rows');

/** Returns the uid of the repeatable Strapi component that stores the rows of a list. */
export const componentOf = (type: PageTextsName, { name }: RowsField): string =>
  `texts.${type}-${kebab(name)}`;

function attributeOf(type: PageTextsName, field: Fields[number]) {
  switch (field.kind) {
    case 'rows':
      return {
        type: 'component',
        component: componentOf(type, field),
        repeatable: true,
        max: MAX_ROWS,
      };
    case 'picture':
      return { type: 'media', multiple: false, allowedTypes: ['images'] };
    default:
      return textAttributeOf(field);
  }
}

const attributesOf = (type: PageTextsName, fields: Fields) =>
  Object.fromEntries(fields.map((field) => [field.name, attributeOf(type, field)]));

/** Prefix of the generated types' table names. Only generated types have this prefix. */
export const TABLE_PREFIX = 'texts_';

export const schemaOf = (type: PageTextsName, fields: Fields) => ({
  kind: 'singleType',
  collectionName: `${TABLE_PREFIX}${snake(type)}`,
  info: {
    singularName: type,
    pluralName: `${type}-texts`,
    displayName: PAGE_TEXTS_TITLES[type],
    description:
      'The words of these pages. An empty field shows the words that ship with the site.',
  },
  options: { draftAndPublish: false },
  attributes: attributesOf(type, fields),
});

export const componentSchemaOf = (type: PageTextsName, rows: RowsField) => ({
  collectionName: `components_texts_${snake(`${type}-${kebab(rows.name)}`)}`,
  info: { displayName: `${PAGE_TEXTS_TITLES[type]}, ${words(rows.name)}` },
  attributes: attributesOf(type, rows.row),
});
