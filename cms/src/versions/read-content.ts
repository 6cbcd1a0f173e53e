import type { Core, Struct, UID } from '@strapi/strapi';
import { PANEL_FORMS } from '../panel-forms/panel-forms';
import { type Content, contentAttributes } from './version-content';

type Values = Readonly<Record<string, unknown>>;

/** A row of a content type with its pictures, relations, components and authors. */
export type Row = Values & {
  readonly id: number;
  readonly documentId: string;
  readonly locale: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly createdBy: Person | null;
  readonly updatedBy: Person | null;
};

export interface Person {
  readonly id: number;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly username?: string | null;
}

const PERSON = { select: ['id', 'firstname', 'lastname', 'username'] };

const populateOf = (strapi: Core.Strapi, schema: Struct.Schema): Record<string, object> => {
  const populate: Record<string, object> = {};
  const inside = (uid: string) => ({
    populate: populateOf(strapi, strapi.getModel(uid as UID.Component)),
  });
  for (const name of contentAttributes(schema)) {
    const attribute = schema.attributes[name];
    if (attribute?.type === 'media') populate[name] = { select: ['documentId', 'name'] };
    if (attribute?.type === 'relation') populate[name] = {};
    if (attribute?.type === 'component') populate[name] = inside(attribute.component);
    if (attribute?.type === 'dynamiczone')
      populate[name] = {
        on: Object.fromEntries(attribute.components.map((uid) => [uid, inside(uid)])),
      };
  }
  return populate;
};

/** Returns the heading of an entry in the panel, such as a product's name; empty without one. */
export const titleOf = (uid: string, values: Values) => {
  const title = values[PANEL_FORMS[uid]?.title ?? 'id'];
  return typeof title === 'string' ? title.trim().slice(0, 200) : '';
};

const listOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value : value ? [value as Values] : [];

/**
 * Keeps one row per related document, because Strapi returns both the draft and the published row.
 */
const oncePerDocument = (rows: readonly Values[]) => [
  ...new Map(rows.map((row) => [`${row.documentId} ${row.locale ?? ''}`, row])).values(),
];

/** Returns the content of a row that was read with `populateOf`. */
const contentOf = (strapi: Core.Strapi, schema: Struct.Schema, row: Values): Content => {
  const content: Record<string, unknown> = {};
  const inside = (uid: string, part: Values) =>
    contentOf(strapi, strapi.getModel(uid as UID.Component), part);
  for (const name of contentAttributes(schema)) {
    const attribute = schema.attributes[name];
    const value = row[name] ?? null;
    if (attribute?.type === 'media')
      content[name] = listOf(value).map((file) => ({ file: file.documentId, name: file.name }));
    else if (attribute?.type === 'relation')
      content[name] = oncePerDocument(listOf(value)).map((target) => ({
        document: target.documentId,
        locale: target.locale ?? null,
        name: titleOf('target' in attribute ? String(attribute.target) : '', target),
      }));
    else if (attribute?.type === 'component') {
      const parts = listOf(value).map((part) => inside(attribute.component, part));
      content[name] = attribute.repeatable ? parts : (parts[0] ?? null);
    } else if (attribute?.type === 'dynamiczone')
      content[name] = listOf(value).map((part) => ({
        __component: part.__component,
        ...inside(String(part.__component), part),
      }));
    else content[name] = value;
  }
  return content;
};

/** Returns the content of a row of a content type as plain JSON. */
export const contentOfRow = (strapi: Core.Strapi, uid: UID.ContentType, row: Row): Content =>
  JSON.parse(JSON.stringify(contentOf(strapi, strapi.contentTypes[uid], row)));

export const isSingle = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.contentTypes[uid].kind === 'singleType';

export const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.contentTypes[uid].options?.draftAndPublish === true;

/** Returns the condition that finds the rows of a document. A single type has one document. */
export const rowsWhere = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  isSingle(strapi, uid) ? {} : { documentId };

/** Returns all rows of a document: its draft and what is published, in every locale. */
export const rowsOf = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  also: object = {},
): Promise<readonly Row[]> =>
  strapi.db.query(uid).findMany({
    where: rowsWhere(strapi, uid, documentId),
    orderBy: { id: 'asc' },
    populate: {
      ...populateOf(strapi, strapi.contentTypes[uid]),
      createdBy: PERSON,
      updatedBy: PERSON,
      ...also,
    },
  });

/**
 * Returns the same rows as `rowsOf`, with the roles of their creator, on which rights can depend.
 */
export const rowsForRights = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  rowsOf(strapi, uid, documentId, {
    createdBy: { ...PERSON, populate: { roles: { select: ['id', 'code'] } } },
  });

/** Returns a person's name as other users of the panel may see it; never an e-mail address. */
export const nameOf = (person: Person | null | undefined) => {
  if (!person) return null;
  const name = [person.firstname, person.lastname].filter(Boolean).join(' ').trim();
  return (name || person.username || 'An administrator').slice(0, 200);
};
