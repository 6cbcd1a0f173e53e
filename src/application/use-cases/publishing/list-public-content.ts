import { PRODUCTS_PER_PAGE } from '../../../domain/catalogue/product-query';
import { POSTS_PER_PAGE } from '../../../domain/journal/blog-post';
import type { Page } from '../../../domain/shared/page';
import type { Blog } from '../../ports/blog';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import type { PublicContent, PublicItem, PublicList } from '../../public-content';

/** As many as a CMS answers at once. */
const PAGE_SIZE = 100;

type Listed<Id> = Pick<PublicItem<Id>, 'id' | 'changedAt' | 'title'>;

type Search<Id> = (page: {
  readonly page: number;
  readonly pageSize: number;
}) => Promise<Page<Listed<Id>> & { readonly lacks?: readonly string[] }>;

/** Every item once, also when the list moved between two answers. */
async function allOf<Id>(search: Search<Id>, visitorsPageSize: number): Promise<PublicList<Id>> {
  const items = new Map<Id, PublicItem<Id>>();
  let pageCount = 1;
  let total = 0;
  let lacks: readonly string[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const found = await search({ page, pageSize: PAGE_SIZE });
    for (const item of found.items) {
      const { id, changedAt, title } = item;
      items.set(id, { id, changedAt, title, asListed: JSON.stringify(item) });
    }
    ({ pageCount, total, lacks = [] } = found);
  }
  return {
    items: [...items.values()],
    pageCount: Math.ceil(total / visitorsPageSize),
    total,
    lacks: JSON.stringify(lacks),
  };
}

export const listPublicContent =
  (catalogue: ProductCatalogue, blog: Blog) => async (): Promise<PublicContent> => {
    const [products, posts] = await Promise.all([
      allOf((page) => catalogue.search(page), PRODUCTS_PER_PAGE),
      allOf((page) => blog.search(page), POSTS_PER_PAGE),
    ]);
    return { products, posts };
  };
