import type { ProductId } from '../../domain/catalogue/product';
import type { PostId } from '../../domain/journal/blog-post';

/** What a page was made of: when any of it changes, the page is out of date. */
export interface ContentReads {
  /** Documents asked for by id, whether they were found or not, and those that lists answered. */
  readonly products: ReadonlySet<ProductId>;
  readonly posts: ReadonlySet<PostId>;
  /** Whether the page shows an order, a count or a choice of these, which any of them may change. */
  readonly lists: ReadonlySet<'products' | 'posts'>;
}

/** The same, while it is being noted. */
export interface ContentReadLog extends ContentReads {
  readonly products: Set<ProductId>;
  readonly posts: Set<PostId>;
  readonly lists: Set<'products' | 'posts'>;
}

export const newContentReadLog = (): ContentReadLog => ({
  products: new Set(),
  posts: new Set(),
  lists: new Set(),
});
