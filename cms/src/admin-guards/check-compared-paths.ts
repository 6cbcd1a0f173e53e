import type { Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { ordersIn } from '../queries/check-sort';
import { isTree } from '../queries/read-query';
import { refuseKey } from '../queries/refuse';

const COLUMNS = ['id', 'documentId'];

/**
 * The paths that conditions compare, without operators: `folder.id` for `{ $and: [{ folder: { id: {
 * $null: true } } }] }`.
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
 * Allows conditions and sorts only on a type's own columns. A comparison with another table would
 * reveal its values through the result, although the response does not contain them. `beyond` are
 * the paths to other tables that the panel itself uses.
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
