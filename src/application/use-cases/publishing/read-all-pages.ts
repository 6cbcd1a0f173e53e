import { ContentError } from '../../content-error';
import type { PagedPort } from '../../content-types/paged-port';
import type { PublicItem, PublicList } from '../../content-types/public-content';

/** Maximum page size of the CMS. */
const PAGE_SIZE = 100;

/**
 * Maximum number of documents in a list. A higher total is treated as malformed, because each
 * document would become a page and each hundred documents would need a call.
 */
const MAX_DOCUMENTS = 100_000;

/** Maximum number of parallel calls: low enough that the CMS still responds quickly to visitors. */
const PAGES_AT_ONCE = 4;

type Listed = Awaited<ReturnType<PagedPort['search']>>;

/** Returns one page of a list whose items have at least the type `Item`. */
export type Search<Item = Listed['items'][number]> = (
  query: Parameters<PagedPort['search']>[0],
) => Promise<Omit<Listed, 'items'> & { readonly items: readonly Item[] }>;

/** The number of pages to read: `pageCount`, but no more than `total` allows. */
function pagesOf({ pageCount, pageSize, total }: Omit<Listed, 'items'>): number {
  if (!(total <= MAX_DOCUMENTS)) {
    const cause = new Error(`A list says that it holds ${total} documents`);
    throw new ContentError('malformed', { cause });
  }
  return Math.min(pageCount, Math.ceil(total / pageSize));
}

/**
 * Reads all items of a list, in its order. Each item appears at most once, even when an edit moves
 * items to another page between two calls.
 */
export async function allItems<Item extends { readonly id: string }>(search: Search<Item>) {
  const read = (page: number) => search({ page, pageSize: PAGE_SIZE });
  const first = await read(1);
  const items = new Map<string, Item>();
  const add = (found: readonly (typeof first)[]): boolean => {
    const before = items.size;
    for (const item of found.flatMap((answer) => answer.items)) items.set(item.id, item);
    return items.size > before;
  };
  add([first]);
  let [last, pagesRead, isWhole] = [first, 1, true];
  while (isWhole && pagesRead < pagesOf(last)) {
    const next = pagesRead + 1;
    const count = Math.min(PAGES_AT_ONCE, pagesOf(last) - pagesRead);
    const found = await Promise.all(Array.from({ length: count }, (_, at) => read(next + at)));
    pagesRead += count;
    last = found.at(-1) ?? last;
    // Stop at pages without new items: a broken list might never end.
    isWhole = add(found);
  }
  return { items: [...items.values()], last, isWhole };
}

/** Reads a whole list with the values by which publishing compares it with an earlier one. */
export async function allOf(search: Search, visitorsPageSize: number): Promise<PublicList> {
  const { items, last, isWhole } = await allItems(search);
  const { unsupportedFilters = [] } = last;
  const total = isWhole ? last.total : items.length;
  return {
    items: items.map((item): PublicItem => {
      const { id, changedAt, title } = item;
      return { id, changedAt, title, asListed: JSON.stringify(item) };
    }),
    pageCount: Math.ceil(total / visitorsPageSize),
    total,
    unsupportedFilters: JSON.stringify(unsupportedFilters),
  };
}
