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

export type Search = PagedPort['search'];

type Found = Awaited<ReturnType<Search>>;

/** The number of pages to read: `pageCount`, but no more than `total` allows. */
function pagesOf({ pageCount, pageSize, total }: Found): number {
  if (!(total <= MAX_DOCUMENTS)) {
    const cause = new Error(`A list says that it holds ${total} documents`);
    throw new ContentError('malformed', { cause });
  }
  return Math.min(pageCount, Math.ceil(total / pageSize));
}

/**
 * Reads a whole list. Each item appears at most once, even when an edit moves items to another page
 * between two calls.
 */
export async function allOf(search: Search, visitorsPageSize: number): Promise<PublicList> {
  const read = (page: number) => search({ page, pageSize: PAGE_SIZE });
  const answers = [await read(1)];
  const last = () => answers.at(-1) as Found;
  const items = new Map<string, PublicItem>();
  const add = (found: readonly Found[]): boolean => {
    const before = items.size;
    for (const item of found.flatMap((answer) => answer.items)) {
      const { id, changedAt, title } = item;
      items.set(id, { id, changedAt, title, asListed: JSON.stringify(item) });
    }
    return items.size > before;
  };
  add(answers);
  let isWhole = true;
  while (isWhole && answers.length < pagesOf(last())) {
    const next = answers.length + 1;
    const count = Math.min(PAGES_AT_ONCE, pagesOf(last()) - answers.length);
    const found = await Promise.all(Array.from({ length: count }, (_, at) => read(next + at)));
    answers.push(...found);
    // Stop at pages without new items: a broken list might never end.
    isWhole = add(found);
  }
  const { unsupportedFilters = [] } = last();
  const total = isWhole ? last().total : items.size;
  return {
    items: [...items.values()],
    pageCount: Math.ceil(total / visitorsPageSize),
    total,
    unsupportedFilters: JSON.stringify(unsupportedFilters),
  };
}
