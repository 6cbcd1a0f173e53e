import { COLUMNS, FORM, type Model, type Values } from './configuration';
import { formRows } from './form-rows';

// The rules by which @strapi/content-manager generates the configuration of a new content type,
// copied from dist/server/services/utils/configuration/ because the package does not export them.
const UNLISTED_TYPES = ['json', 'password', 'richtext', 'dynamiczone', 'blocks'];
const LISTED_RELATIONS = ['oneToOne', 'oneToMany', 'manyToOne', 'manyToMany'];
const NOT_IN_FORMS = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
];
const LIST_LENGTH = 4;

/**
 * Returns the values that Strapi generates for a content type or component. Contains only the
 * values that we replace.
 */
export function generatedValues(
  { attributes }: Model,
  sizeOf: (attribute: { readonly type: string }) => number,
): Values {
  const all = Object.entries(attributes);
  const title = all.find(([name, { type }]) => type === 'string' && name !== 'id')?.[0] ?? 'id';
  const listed = all.filter(
    ([name, { type, relationType = '' }]) =>
      name !== 'documentId' &&
      !UNLISTED_TYPES.includes(type) &&
      (type !== 'relation' || LISTED_RELATIONS.includes(relationType)),
  );
  const inForm = all.filter(([name]) => !NOT_IN_FORMS.includes(name));
  return {
    'settings.mainField': title,
    'settings.defaultSortBy': title,
    'settings.defaultSortOrder': 'ASC',
    'settings.pageSize': 10,
    [COLUMNS]: listed.slice(0, LIST_LENGTH).map(([name]) => name),
    [FORM]: formRows(inForm.map(([name, attribute]) => ({ name, size: sizeOf(attribute) }))),
    ...Object.fromEntries(
      all.flatMap(([name]) => [
        [`metadatas.${name}.edit.label`, name],
        [`metadatas.${name}.edit.description`, ''],
        [`metadatas.${name}.edit.editable`, true],
        [`metadatas.${name}.list.label`, name],
      ]),
    ),
  };
}
