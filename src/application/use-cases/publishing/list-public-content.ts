import { PRODUCTS_PER_PAGE } from '../../../domain/catalogue/product-query';
import { POSTS_PER_PAGE } from '../../../domain/journal/blog-post';
import type { Page } from '../../../domain/shared/page';
import type { Blog } from '../../ports/blog';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import type { PublicContent, PublicItem, PublicList } from '../../public-content';

/** As many as a CMS answers at once. */
const PAGE_SIZE = 100;

type Search<Id> = (page: {
  readonly page: number;
  readonly pageSize: number;
}) => Promise<Page<PublicItem<Id>>>;

/** Every item once, also when the list moved between two answers. */
async function allOf<Id>(search: Search<Id>, visitorsPageSize: number): Promise<PublicList<Id>> {
  const items = new Map<Id, PublicItem<Id>>();
  let pageCount = 1;
  let total = 0;
  for (let page = 1; page <= pageCount; page += 1) {
    const found = await search({ page, pageSize: PAGE_SIZE });
    for (const { id, changedAt } of found.items) items.set(id, { id, changedAt });
    ({ pageCount, total } = found);
  }
  return { items: [...items.values()], pageCount: Math.ceil(total / visitorsPageSize) };
}

export const listPublicContent =
  (catalogue: ProductCatalogue, blog: Blog) => async (): Promise<PublicContent> => {
    const [products, posts] = await Promise.all([
      allOf((page) => catalogue.search(page), PRODUCTS_PER_PAGE),
      allOf((page) => blog.search(page), POSTS_PER_PAGE),
    ]);
    return { products, posts };
  };
