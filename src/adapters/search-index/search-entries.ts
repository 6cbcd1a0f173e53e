import type { Product } from '../../domain/catalogue/product';

/** A product as the search index holds it: with its whole description, which a search looks through. */
export type ProductEntry = Omit<Product, 'gallery' | 'facts'>;

export const productEntry = ({ gallery: _, facts: __, ...entry }: Product): ProductEntry => entry;
