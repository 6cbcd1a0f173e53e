import type { Core, Struct, UID } from '@strapi/strapi';
import { hasVersions } from '../versions/has-versions';

/** A file in Strapi's media library, reduced to the fields that are used here. */
export interface LibraryFile {
  readonly id: number;
  readonly name: string;
  readonly hash: string;
}

interface Row {
  readonly id: number;
  readonly documentId: string;
  readonly [field: string]: unknown;
}

/** A draft or published entry that shows the file. */
export interface PictureUse {
  readonly type: Struct.ContentTypeSchema;
  readonly row: Row;
}

const TEXTS = ['richtext', 'text', 'blocks'];

type Attribute = Struct.Schema['attributes'][string];

const namesOf = ({ attributes }: Struct.Schema, isOne: (attribute: Attribute) => boolean) =>
  Object.keys(attributes).filter((name) => isOne(attributes[name] as Attribute));

const canHold = (attribute: Attribute, component: string) =>
  (attribute.type === 'component' && attribute.component === component) ||
  (attribute.type === 'dynamiczone' && attribute.components.includes(component as UID.Component));

// Relations that Strapi needs to evaluate conditions of a permission, such as "is creator".
const CREATOR = { createdBy: { populate: ['roles'] } };

const rowsOf = (strapi: Core.Strapi, schema: Struct.Schema, where: object): Promise<Row[]> =>
  strapi.db.query(schema.uid as UID.Schema).findMany({
    where,
    ...(schema.modelType === 'contentType' && { populate: CREATOR }),
  });

/**
 * Returns the rows of one content type or component that show a file: a media field contains a file
 * that matches the condition `file`, or a text contains `hash`.
 */
const showing = async (strapi: Core.Strapi, schema: Struct.Schema, file: object, hash?: string) => {
  const media = namesOf(schema, ({ type }) => type === 'media');
  const texts = hash ? namesOf(schema, ({ type }) => TEXTS.includes(type)) : [];
  const where = [
    ...media.map((name) => ({ [name]: file })),
    ...texts.map((name) => ({ [name]: { $contains: hash } })),
  ];
  return where.length > 0 ? rowsOf(strapi, schema, { $or: where }) : [];
};

/**
 * Returns the rows of one content type or component that contain one of these `rows` of
 * `component`.
 */
const around = async (
  strapi: Core.Strapi,
  schema: Struct.Schema,
  component: string,
  rows: readonly Row[],
) => {
  const found: number[] = [];
  const { attributes } = strapi.db.metadata.get(schema.uid);
  for (const name of namesOf(schema, (attribute) => canHold(attribute, component))) {
    const { joinTable } = attributes[name] as unknown as { joinTable: { name: string } };
    const joined = await strapi.db
      .getConnection(joinTable.name)
      .where({ field: name, component_type: component })
      .whereIn(
        'cmp_id',
        rows.map(({ id }) => id),
      )
      .select('entity_id');
    found.push(...joined.map(({ entity_id }: { entity_id: number }) => entity_id));
  }
  return found.length > 0 ? rowsOf(strapi, schema, { id: { $in: [...new Set(found)] } }) : [];
};

/**
 * Returns the entries, drafts and published ones, that show a file in a media field or in a text,
 * also inside components at any depth. `file` is a `where` condition for the file in a media field.
 * Texts are searched only if `hash`, the hash of one file, is given.
 */
export const entriesWith = async (
  strapi: Core.Strapi,
  file: object,
  hash?: string,
): Promise<readonly PictureUse[]> => {
  // Search only the types that the owner writes. Visitors write the other types and could mention
  // any file's URL there.
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => hasVersions(uid));
  const components = Object.values(strapi.components);

  const documentsWith = async (component: string, rows: readonly Row[]): Promise<PictureUse[]> => {
    if (rows.length === 0) return [];
    const found: PictureUse[] = [];
    for (const type of types)
      found.push(...(await around(strapi, type, component, rows)).map((row) => ({ type, row })));
    for (const outer of components)
      found.push(...(await documentsWith(outer.uid, await around(strapi, outer, component, rows))));
    return found;
  };

  const uses: PictureUse[] = [];
  for (const type of types)
    uses.push(...(await showing(strapi, type, file, hash)).map((row) => ({ type, row })));
  for (const component of components)
    uses.push(
      ...(await documentsWith(component.uid, await showing(strapi, component, file, hash))),
    );
  return uses;
};

/**
 * Returns the entries, drafts and published ones, that show a file in a media field or in a text.
 * For a picture in a text, the panel inserts the URL of the file or of one of its smaller sizes.
 * All these URLs contain the hash of the file, which no other file has.
 */
export const pictureUses = (
  strapi: Core.Strapi,
  file: LibraryFile,
): Promise<readonly PictureUse[]> => entriesWith(strapi, { id: file.id }, file.hash);
