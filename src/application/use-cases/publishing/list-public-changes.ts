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
  // What cannot be read may be one that could.
  if (changed.items.length !== changed.total) return null;
  const { total } = whole;
  return { ...changed, total, pageCount: Math.ceil(total / visitorsPageSize) };
}

/**
 * What was edited or published lately, and how many there are in all: with `withChanges` the whole,
 * for a call or two of each list. `null` where only the whole lists can tell.
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
