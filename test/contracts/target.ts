import type { Blog, EditableBlog, PostDraft } from '../../src/application/ports/blog';
import type { PictureId } from '../../src/application/ports/picture-library';
import type {
  EditableCatalogue,
  ProductCatalogue,
  ProductDraft,
} from '../../src/application/ports/product-catalogue';
import type { Product, ProductId } from '../../src/domain/catalogue/product';
import type { BlogPost, PostId } from '../../src/domain/journal/blog-post';

/** A catalogue that can be read. */
export interface ReadableCatalogue {
  readonly catalogue: ProductCatalogue;
  /** What it holds, oldest first; others may have put in more, later. */
  readonly held: readonly Product[];
}

/** A catalogue that holds the shelf and can be written. */
export interface WritableCatalogue extends ReadableCatalogue {
  readonly catalogue: EditableCatalogue;
  /** In the library, described as `Tears of resin`. */
  readonly picture: PictureId;
  /** Stores what no reader may see; absent where there are no drafts. */
  readonly storeUnpublished?: (draft: ProductDraft) => Promise<ProductId>;
}

/** A journal that can be read. */
export interface ReadableBlog {
  readonly blog: Blog;
  /** What it holds, oldest first; others may have put in more. */
  readonly held: readonly BlogPost[];
}

/** A journal that holds the known posts and can be written. */
export interface WritableBlog extends ReadableBlog {
  readonly blog: EditableBlog;
  readonly picture: PictureId;
  readonly storeUnpublished?: (draft: PostDraft) => Promise<PostId>;
}

/** A contract is checked on a subject that the target opens, and closes by itself. */
export interface Target<Subject> {
  readonly name: string;
  open(): Promise<Subject>;
}
