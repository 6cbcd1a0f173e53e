import type { CreatePost, DeletePost, UpdatePost } from './use-cases/editing/edit-posts';
import type {
  CreateProduct,
  DeleteProduct,
  UpdateProduct,
} from './use-cases/editing/edit-products';
import type { StorePicture } from './use-cases/editing/store-picture';

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
