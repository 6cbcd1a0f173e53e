import { PRODUCTS_PER_PAGE } from '../../../domain/catalogue/product-query';
import { POSTS_PER_PAGE } from '../../../domain/journal/blog-post';
import type { Blog } from '../../ports/blog';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import type { PublicContent } from '../../public-content';
import { allOf } from './all-of';

export const listPublicContent =
  (catalogue: ProductCatalogue, blog: Blog) => async (): Promise<PublicContent> => {
    const [products, posts] = await Promise.all([
      allOf((page) => catalogue.search(page), PRODUCTS_PER_PAGE),
      allOf((page) => blog.search(page), POSTS_PER_PAGE),
    ]);
    return { products, posts };
  };
