import type { Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

/** Reference to a picture by its documentId. Messages show `name` if the picture was deleted. */
export interface FileRef {
  readonly file: string;
  readonly name: string;
}

/** Reference to a related document. Messages show `name`, its title, if it was deleted. */
export interface DocumentRef {
  readonly document: string;
  readonly locale: string | null;
  readonly name: string;
}

/**
 * What an entry contains, by attribute, as JSON: pictures as `FileRef[]`, relations as
 * `DocumentRef[]`, components as `Content`, parts of a dynamic zone with their `__component`.
 */
export type Content = Readonly<Record<string, unknown>>;

export type Attribute = Struct.Schema['attributes'][string];

/** Whether a relation leads to another document of this project, and not to a user of the panel. */
export const isOwnRelation = (schema: Struct.Schema, name: string) => {
  const attribute = schema.attributes[name];
  return (
    attribute?.type === 'relation' &&
    'target' in attribute &&
    String(attribute.target).startsWith('api::') &&
    contentTypes.isVisibleAttribute(schema as never, name)
  );
};

/** Attributes that Strapi adds to every content type; they are not part of a version. */
const STAMPS = [
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'locale',
];

/**
 * Returns the names of the attributes that a version contains: all that can be edited in the panel,
 * except passwords.
 */
export const contentAttributes = (schema: Struct.Schema) =>
  Object.entries(schema.attributes)
    .filter(([name, { type }]) => {
      if (type === 'relation') return isOwnRelation(schema, name);
      return type !== 'password' && !STAMPS.includes(name);
    })
    .map(([name]) => name);
