import type { Core, Struct, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Attribute, Content, DocumentRef, FileRef } from './version-content';

/**
 * The data for the document service, and the parts of the version that are missing in this data.
 */
export interface Input {
  readonly data: Record<string, unknown>;
  /**
   * Fields, pictures and documents that no longer exist, for a message: `the picture “resin.png”`.
   */
  readonly leftOut: readonly string[];
}

const isPart = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFileRef = (value: unknown): value is FileRef =>
  isPart(value) && typeof value.file === 'string';
const isDocumentRef = (value: unknown): value is DocumentRef =>
  isPart(value) && typeof value.document === 'string';

/** Returns a list, a single item or null as a list. Throws an error for an item of another type. */
const listOf = <One>(
  name: string,
  value: unknown,
  isOne: (value: unknown) => value is One,
): readonly One[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  if (list.every(isOne)) return list;
  throw new errors.ValidationError(`The field “${name}” is of another kind today`);
};

const idsOfFiles = async (strapi: Core.Strapi, refs: readonly FileRef[], leftOut: string[]) => {
  if (refs.length === 0) return [];
  const found: { id: number; documentId: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { documentId: { $in: refs.map(({ file }) => file) } } });
  const ids = new Map(found.map(({ documentId, id }) => [documentId, id]));
  leftOut.push(
    ...refs.filter(({ file }) => !ids.has(file)).map(({ name }) => `the picture “${name}”`),
  );
  return refs.flatMap(({ file }) => ids.get(file) ?? []);
};

const existingDocuments = async (
  strapi: Core.Strapi,
  target: UID.ContentType,
  refs: readonly DocumentRef[],
  leftOut: string[],
) => {
  if (refs.length === 0) return [];
  const type = strapi.contentTypes[target];
  const found: { documentId: string }[] = await strapi.db.query(target).findMany({
    select: ['documentId'],
    where: { documentId: { $in: refs.map((ref) => ref.document) } },
  });
  const existing = new Set(found.map(({ documentId }) => documentId));
  const missing = refs.filter(({ document }) => !existing.has(document));
  leftOut.push(
    ...missing.map(({ name, document }) => `the ${type.info.displayName} “${name || document}”`),
  );
  return refs
    .filter(({ document }) => existing.has(document))
    .map(({ document, locale }) => ({ documentId: document, ...(locale && { locale }) }));
};

/**
 * Converts the content of a version to data that the document service can write under the current
 * schema. The data refers to those pictures and documents that still exist. Values are not checked
 * here: the document service checks them when it writes.
 */
export const inputOf = async (
  strapi: Core.Strapi,
  schema: Struct.Schema,
  content: Content,
): Promise<Input> => {
  const leftOut: string[] = [];

  const inputValue = async (
    name: string,
    attribute: Attribute,
    value: unknown,
  ): Promise<unknown> => {
    if (attribute.type === 'media') {
      const refs = listOf(name, value, isFileRef);
      const ids = await idsOfFiles(strapi, refs, leftOut);
      return attribute.multiple ? ids : (ids[0] ?? null);
    }
    if (attribute.type === 'relation') {
      const refs = listOf(name, value, isDocumentRef);
      const target = ('target' in attribute ? attribute.target : '') as UID.ContentType;
      return { set: await existingDocuments(strapi, target, refs, leftOut) };
    }
    if (attribute.type === 'component') {
      const parts = [];
      for (const part of listOf(name, value, isPart))
        parts.push(await inputValues(strapi.getModel(attribute.component), part));
      return attribute.repeatable ? parts : (parts[0] ?? null);
    }
    if (attribute.type === 'dynamiczone') {
      const parts = [];
      for (const { __component, ...part } of listOf(name, value, isPart)) {
        const uid = attribute.components.find((one) => one === __component);
        if (uid)
          parts.push({ __component: uid, ...(await inputValues(strapi.getModel(uid), part)) });
        else leftOut.push(`the part “${__component}”, which does not exist any more`);
      }
      return parts;
    }
    return value;
  };

  const inputValues = async (of: Struct.Schema, values: Content) => {
    const data: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      const attribute = Object.hasOwn(of.attributes, name) ? of.attributes[name] : undefined;
      if (attribute) data[name] = await inputValue(name, attribute, value);
      else leftOut.push(`the field “${name}”, which does not exist any more`);
    }
    return data;
  };

  const data = await inputValues(schema, content);
  return { data, leftOut: [...new Set(leftOut)] };
};
