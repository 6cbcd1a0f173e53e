import type { Blog, EditableBlog, PostDraft } from '../../src/application/ports/blog';
import type { PictureId } from '../../src/application/ports/picture-library';
import type {
  EditableCatalogue,
  ProductCatalogue,
  ProductDraft,
} from '../../src/application/ports/product-catalogue';
import type { Product, ProductId } from '../../src/domain/catalogue/product';
import type { BlogPost, PostId } from '../../src/domain/journal/blog-post';

/** A readable catalogue. */
export interface ReadableCatalogue {
  readonly catalogue: ProductCatalogue;
  /** What it holds, oldest first; other tests may have added newer items. */
  readonly held: readonly Product[];
}

/** A writable catalogue that holds the shelf. */
export interface WritableCatalogue extends ReadableCatalogue {
  readonly catalogue: EditableCatalogue;
  /** A picture in the library, with the alternative text `Tears of resin`. */
  readonly picture: PictureId;
  /** Stores a product that no reader may see; absent where there are no drafts. */
  readonly storeUnpublished?: (draft: ProductDraft) => Promise<ProductId>;
}

/** A readable blog. */
export interface ReadableBlog {
  readonly blog: Blog;
  /** What it holds, oldest first; other tests may have added posts. */
  readonly held: readonly BlogPost[];
}

/** A writable blog that holds the known posts. */
export interface WritableBlog extends ReadableBlog {
  readonly blog: EditableBlog;
  readonly picture: PictureId;
  readonly storeUnpublished?: (draft: PostDraft) => Promise<PostId>;
}

/** Opens the subject on which a contract is checked; the target also closes it. */
export interface Target<Subject> {
  readonly name: string;
  open(): Promise<Subject>;
}
