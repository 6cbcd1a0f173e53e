import type { Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { ordersIn } from '../queries/check-sort';
import { isTree } from '../queries/read-query';
import { refuseKey } from '../queries/refuse';

const COLUMNS = ['id', 'documentId'];

/** Where conditions lead, operators left out: `folder.id` for `{ $and: [{ folder: { id: { $null: true } } }] }`. */
const pathsIn = (value: unknown, path = ''): readonly string[] => {
  if (!isTree(value)) return [path];
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path));
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key.startsWith('$')) return pathsIn(inner, path);
    return pathsIn(inner, path === '' ? key : `${path}.${key}`);
  });
};

/**
 * Conditions and orders compare a type's own columns. What they compare in another table can be read from
 * their outcome, though it is in no answer. `beyond` are the ways to other tables that the panel itself goes.
 */
export const checkReach = (
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
