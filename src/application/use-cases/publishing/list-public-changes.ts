import { PRODUCTS_PER_PAGE } from '../../../domain/catalogue/product-query';
import { POSTS_PER_PAGE } from '../../../domain/journal/blog-post';
import type { Blog } from '../../ports/blog';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import type { PublicContent, PublicList } from '../../public-content';
import { allOf, type Search } from './all-of';
import { overlapOf } from './overlap';

async function changesOf<Id>(
  search: Search<Id>,
  visitorsPageSize: number,
  changedSince: string,
): Promise<PublicList<Id> | null> {
  const [changed, whole] = await Promise.all([
    allOf((page) => search({ ...page, changedSince }), visitorsPageSize),
    search({ page: 1, pageSize: 1 }),
  ]);
  // An unreadable item may be one that was readable before: only the whole list can tell.
  if (changed.items.length !== changed.total) return null;
  const { total } = whole;
  return { ...changed, total, pageCount: Math.ceil(total / visitorsPageSize) };
}

/**
 * The recently edited or published items and the total of each list. `withChanges` merges them into
 * the whole lists, which saves reading those: one or two calls a list. `null` when only the whole
 * lists can tell what changed.
 */
export const listPublicChanges =
  (catalogue: ProductCatalogue, blog: Blog) =>
  async (before: PublicContent): Promise<PublicContent | null> => {
    const since = overlapOf(before);
    if (since === null) return null;
    const [products, posts] = await Promise.all([
      changesOf((page) => catalogue.search(page), PRODUCTS_PER_PAGE, since),
      changesOf((page) => blog.search(page), POSTS_PER_PAGE, since),
    ]);
    return products && posts && { products, posts };
  };
