import type { ProductId } from '../../domain/catalogue/product';
import type { PostId } from '../../domain/journal/blog-post';

/** The content that a page was rendered from. When any of it changes, the page is out of date. */
export interface ContentReads {
  /** Documents read by id, found or not, and those that lists returned. */
  readonly products: ReadonlySet<ProductId>;
  readonly posts: ReadonlySet<PostId>;
  /**
   * Lists whose order, count or selection the page shows, which any of their documents may change.
   */
  readonly lists: ReadonlySet<'products' | 'posts'>;
}

/** The same, while it is being recorded. */
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
