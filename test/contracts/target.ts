import type { Blog, EditableBlog, PostDraft } from '../../src/application/ports/blog';
import type { PictureId } from '../../src/application/ports/picture-library';
import type {
  EditableCatalogue,
  ProductCatalogue,
  ProductDraft,
} from '../../src/application/ports/product-catalogue';
import type { Product, ProductId } from '../../src/domain/catalogue/product';
import type { BlogPost, PostId } from '../../src/domain/journal/blog-post';

/** What the contract tests need to read a catalogue. */
export interface ReadableCatalogue {
  readonly catalogue: ProductCatalogue;
  /**
   * Products that the catalogue is known to contain, oldest first. Other tests may have added newer
   * ones.
   */
  readonly held: readonly Product[];
}

/**
 * What the contract tests need to write to a catalogue. Before the tests, the catalogue contains
 * the products of `shelf` in `product-fixtures.ts`.
 */
export interface WritableCatalogue extends ReadableCatalogue {
  readonly catalogue: EditableCatalogue;
  /** A picture in the library, with the alternative text `Tears of resin`. */
  readonly picture: PictureId;
  /**
   * Stores a product as a draft, which no reader may see. Absent when the catalogue has no drafts.
   */
  readonly storeUnpublished?: (draft: ProductDraft) => Promise<ProductId>;
}

/** What the contract tests need to read a blog. */
export interface ReadableBlog {
  readonly blog: Blog;
  /** Posts that the blog is known to contain, oldest first. Other tests may have added more. */
  readonly held: readonly BlogPost[];
}

/**
 * What the contract tests need to write to a blog. Before the tests, the blog contains the posts of
 * `journal` in `post-fixtures.ts`.
 */
export interface WritableBlog extends ReadableBlog {
  readonly blog: EditableBlog;
  readonly picture: PictureId;
  readonly storeUnpublished?: (draft: PostDraft) => Promise<PostId>;
}

/**
 * An implementation to which the contract tests apply. `name` is part of the tests' titles; `open`
 * creates the subject of the tests.
 */
export interface Target<Subject> {
  readonly name: string;
  open(): Promise<Subject>;
}
