import type { ProductId } from '../../../domain/catalogue/product';
import type { PostId } from '../../../domain/journal/blog-post';
import type { Blog } from '../../ports/blog';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** What a page shows: one document, or a further page of a list. */
export type PageTarget =
  | { readonly of: 'product' | 'post'; readonly id: string }
  | { readonly of: 'products' | 'posts'; readonly page: number };

/**
 * Whether the content for a page exists. A page that links to another depends on this answer only,
 * so that an edit of the linked document does not render the linking page again.
 */
export const hasPage =
  (catalogue: ProductCatalogue, blog: Blog) =>
  async (target: PageTarget): Promise<boolean> => {
    switch (target.of) {
      case 'product':
        return (await catalogue.byId(target.id as ProductId)) !== null;
      case 'post':
        return (await blog.byId(target.id as PostId)) !== null;
      case 'products':
        return target.page <= (await catalogue.search({ page: target.page })).pageCount;
      case 'posts':
        return target.page <= (await blog.search({ page: target.page })).pageCount;
    }
  };
