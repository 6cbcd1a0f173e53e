import {
  CONTENT_TYPES,
  type ContentPorts,
  type DocumentKey,
  documentOf,
  forPagedTypes,
  type PagedType,
  pagedPort,
} from '../../content-types/content-types';
import type { ListedDocument } from '../../content-types/paged-port';
import type { PublicContent, PublicList } from '../../content-types/public-content';

/** Changed documents by id; `null` for a removed one. */
type Changed = ReadonlyMap<string, ListedDocument | null>;

function listWith(
  { items, ...list }: PublicList,
  changed: Changed,
  total: number,
  perPage: number,
): PublicList {
  const known = new Set(items.map(({ id }) => id));
  // `asListed` stays empty, because reading a document by its id does not return its list entry.
  const asItem = ({ id, changedAt, title }: ListedDocument) => ({
    id,
    changedAt,
    title,
    asListed: '',
  });
  const updated = items.flatMap((item) => {
    const document = changed.get(item.id);
    if (document === undefined) return [item];
    return document === null ? [] : [asItem(document)];
  });
  const found = [...changed.values()].filter((one) => one !== null);
  const added = found.filter(({ id }) => !known.has(id)).map(asItem);
  return {
    ...list,
    items: [...updated, ...added],
    total,
    pageCount: Math.ceil(total / perPage),
  };
}

/**
 * Returns `before`, updated for a few changed documents without reading the whole lists. New
 * documents are added at the end, which may not be their place in the list. Returns `null` when the
 * totals show that other documents were added or removed too; the caller then has to read the whole
 * lists.
 */
export const updatePublicContent =
  (ports: ContentPorts) =>
  async (
    before: PublicContent,
    documents: readonly DocumentKey[],
  ): Promise<PublicContent | null> => {
    async function updated(type: PagedType): Promise<PublicList | null> {
      const port = pagedPort(ports, type);
      const ids = documents.flatMap((key) => {
        const document = documentOf(key);
        return document?.type === type ? [document.id] : [];
      });
      const { total } = await port.search({ page: 1, pageSize: 1 });
      const read = ids.map(async (id) => [id, await port.byId(id)] as const);
      const changed = new Map(await Promise.all(read));
      const list = listWith(before[type], changed, total, CONTENT_TYPES[type].itemsPerPage);
      const unread = before[type].total - before[type].items.length;
      return list.items.length + unread === total ? list : null;
    }
    const lists = await forPagedTypes(updated);
    return Object.values(lists).includes(null) ? null : (lists as PublicContent);
  };
