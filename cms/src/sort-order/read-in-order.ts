import type { Modules } from '@strapi/strapi';
import type { DefaultOrder } from './default-order';

type Listed = Modules.Documents.AnyDocument;

/**
 * Reads documents of one content type with the fields, relations and status of the caller's query.
 */
export type ReadDocuments = (where: {
  readonly filters: object;
  readonly sort?: readonly string[];
  readonly start: number;
  readonly limit: number;
}) => Promise<Listed[]>;

export interface Window {
  readonly start: number;
  readonly limit: number;
}

const inOrderOf = (ids: readonly string[], rows: Listed[]) => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ documentId }: Listed) => places.get(documentId) ?? ids.length;
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
};

/**
 * Returns those of `ids`, in their order, that `read` finds with these filters. `read` does not
 * find documents that are drafts or have been deleted.
 */
const present = async (read: ReadDocuments, ids: readonly string[], filters: object) => {
  if (ids.length === 0) return [];
  const among = { $and: [filters, { documentId: { $in: ids } }] };
  const rows = await read({ filters: among, start: 0, limit: ids.length });
  return inOrderOf(ids, rows).map(({ documentId }) => documentId);
};

/**
 * Returns at most `limit` documents that match `filters`, from position `start` of the given order.
 * `readIds` reads the same documents as `read`, but only their documentIds.
 */
export const readInOrder = async (
  { read, readIds }: { readonly read: ReadDocuments; readonly readIds: ReadDocuments },
  { first, sort }: DefaultOrder,
  { start, limit }: Window,
  filters: object = {},
): Promise<Listed[]> => {
  const head = await present(readIds, first, filters);
  const page = head.slice(start, start + limit);
  const rest = limit - page.length;
  const others = { $and: [filters, { documentId: { $notIn: head } }] };
  const [listed, following] = await Promise.all([
    page.length > 0
      ? read({ filters: { documentId: { $in: page } }, start: 0, limit: page.length })
      : [],
    rest > 0
      ? read({
          filters: head.length > 0 ? others : filters,
          sort,
          start: Math.max(0, start - head.length),
          limit: rest,
        })
      : [],
  ]);
  return [...inOrderOf(page, listed), ...following];
};
