import type { CreatePost, DeletePost, UpdatePost } from './use-cases/edit-posts';
import type { CreateProduct, DeleteProduct, UpdateProduct } from './use-cases/edit-products';
import type { StorePicture } from './use-cases/store-picture';

/** What an editor's tools can ask for: seeding today. No page of the site has them. */
export interface EditingUseCases {
  readonly createProduct: CreateProduct;
  readonly updateProduct: UpdateProduct;
  readonly deleteProduct: DeleteProduct;
  readonly createPost: CreatePost;
  readonly updatePost: UpdatePost;
  readonly deletePost: DeletePost;
  readonly storePicture: StorePicture;
}
