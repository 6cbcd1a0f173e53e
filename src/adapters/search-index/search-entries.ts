import type { Product } from '../../domain/catalogue/product';

/**
 * A product in the search index. It has its whole description, because a search looks for the text
 * there too.
 */
export type ProductEntry = Omit<Product, 'gallery' | 'facts'>;

export const productEntry = ({ gallery: _, facts: __, ...entry }: Product): ProductEntry => entry;
