import type { Product } from '../../domain/catalogue/product';

/** A product as the search index holds it: with its whole description, which a search looks through. */
export type ProductEntry = Omit<Product, 'gallery' | 'facts'>;

/** Where the build writes the indexes, and the browser reads them. */
export const SEARCH_INDEXES = {
  products: '/product-index.json',
  posts: '/post-index.json',
} as const;

export const productEntry = ({ gallery: _, facts: __, ...entry }: Product): ProductEntry => entry;
