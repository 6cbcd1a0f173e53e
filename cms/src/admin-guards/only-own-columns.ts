import type { Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { ordersIn } from '../queries/check-sort';
import { isTree } from '../queries/read-query';
import { refuseKey } from '../queries/refuse';

const COLUMNS = ['id', 'documentId'];

/**
 * Returns the attribute paths that filter conditions compare, without operators. For
 * `{ $and: [{ folder: { id: { $null: true } } }] }` that is `folder.id`.
 */
const pathsIn = (value: unknown, path = ''): readonly string[] => {
  if (!isTree(value)) return [path];
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path));
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key.startsWith('$')) return pathsIn(inner, path);
    return pathsIn(inner, path === '' ? key : `${path}.${key}`);
  });
};

/**
 * Rejects filters and sorts that use anything but the content type's own columns. A filter on a
 * column of a related table would reveal the column's values, because the caller sees which entries
 * match. `beyond` lists exceptions: the paths to other tables that the panel itself uses.
 */
export const checkComparedPaths = (
  { filters, sort }: { readonly filters?: unknown; readonly sort?: unknown },
  { attributes }: Struct.ContentTypeSchema,
  beyond: { readonly filters?: readonly string[]; readonly sort?: readonly string[] } = {},
) => {
  const isOwn = (name: string) =>
    COLUMNS.includes(name) ||
    (Object.hasOwn(attributes, name) && contentTypes.isScalarAttribute(attributes[name]));
  if (filters) {
    for (const path of pathsIn(filters))
      if (!isOwn(path) && !beyond.filters?.includes(path)) refuseKey('filters', path);
  }
  if (sort) {
    for (const [name] of ordersIn(sort))
      if (!isOwn(name) && !beyond.sort?.includes(name)) refuseKey('sort', name);
  }
};
