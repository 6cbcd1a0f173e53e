import type { ProductSummary } from '../../../domain/catalogue/product';
import type { ProductQuery } from '../../../domain/catalogue/product-query';
import type { Page } from '../../../domain/shared/page';
import type { Filters, ListParameters } from './list-parameters';
import { productFilters, searchParameters } from './product-parameters';

const RATED = { Rating: { $notNull: true } };
const UNRATED = { Rating: { $null: true } };

/**
 * Fetches a page with the best rated products first and the unrated ones last. Databases sort nulls
 * differently (SQLite last, PostgreSQL first). So this function counts the unrated products
 * separately and fetches them only for a page that the rated ones do not fill.
 */
export async function searchByRating(
  query: ProductQuery,
  fetchPage: (parameters: ListParameters) => Promise<Page<ProductSummary>>,
  count: (filters: Filters) => Promise<number>,
): Promise<Page<ProductSummary>> {
  const [rated, unratedTotal] = await Promise.all([
    fetchPage(searchParameters(query, RATED)),
    query.minimumRating === undefined ? count(productFilters(query, UNRATED)) : 0,
  ]);
  const { page, pageSize } = rated;
  const total = rated.total + unratedTotal;
  const start = (page - 1) * pageSize;
  const room = start + pageSize - Math.max(start, rated.total);
  const limit = Math.min(room, total - Math.max(start, rated.total));
  const unrated =
    limit > 0
      ? await fetchPage({
          ...searchParameters(query, UNRATED),
          sort: 'documentId:asc',
          pagination: { start: Math.max(0, start - rated.total), limit },
        })
      : null;
  return {
    items: [...rated.items, ...(unrated?.items ?? [])],
    page,
    pageSize,
    total,
    pageCount: Math.ceil(total / pageSize),
  };
}
