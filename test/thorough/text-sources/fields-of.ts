import { PAGE_TEXTS } from '../../../src/adapters/embedded/page-texts';
import type { ContentPorts } from '../../../src/application/content-types/content-types';
import type { PageTextsName } from '../../../src/domain/texts/page-texts';
import { type TextField, textFields, withTexts } from '../../../src/domain/texts/text-fields';
import { aPicture } from '../../builders/a-picture';

/** Returns the text of a field, by its type and its path such as `footerLinks.label`. */
type TextOf = (type: string, path: string) => string;

const replaced = (type: string, path: string, { kind, example }: TextField, textOf: TextOf) => {
  if (kind === 'address') return example;
  return kind === 'text' ? textOf(type, path) : example.split('\n').map(() => textOf(type, path));
};

const oneRow = (type: string, name: string, row: readonly TextField[], textOf: TextOf) => [
  Object.fromEntries(
    row.map((field) => [field.name, replaced(type, `${name}.${field.name}`, field, textOf)]),
  ),
];

/**
 * Returns a text for each field of a single type, by the name of the field in the CMS.
 *
 * @param pictureOf returns the value of a picture field. Its argument is the alternative text.
 */
export const fieldsOf = (
  type: PageTextsName,
  textOf: TextOf,
  pictureOf: (alt: string) => unknown = (alt) => aPicture({ alt }),
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    textFields(PAGE_TEXTS[type]).map((field) => {
      const { name } = field;
      if (field.kind === 'picture') return [name, pictureOf(textOf(type, name))];
      if (field.kind === 'rows') return [name, oneRow(type, name, field.row, textOf)];
      return [name, replaced(type, name, field, textOf)];
    }),
  );

/** Returns page texts in which each field has the text that `textOf` returns for it. */
export const pageTextsWith = (textOf: TextOf): ContentPorts['pageTexts'] => ({
  of: async (name) => withTexts(PAGE_TEXTS[name], fieldsOf(name, textOf)),
});
