import type { Product } from '../../domain/catalogue/product';
import type { BlogPost } from '../../domain/journal/blog-post';

/**
 * A product in the search index. The entry contains the whole description, because a search also
 * matches the description.
 */
export type ProductEntry = Omit<Product, 'gallery' | 'facts' | 'label' | 'searchListing'>;

export const productEntry = ({
  gallery: _,
  facts: __,
  label: ___,
  searchListing: ____,
  ...entry
}: Product): ProductEntry => entry;

type PostWithoutBody = Omit<BlogPost, 'body' | 'pictureCaption'>;

/** A post in the search index. */
export const postEntry = ({ searchListing: _, ...entry }: PostWithoutBody) => entry;
