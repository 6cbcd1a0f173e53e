import { wired } from './use-case-table';
import { createPost, deletePost, updatePost } from './use-cases/editing/edit-posts';
import { createProduct, deleteProduct, updateProduct } from './use-cases/editing/edit-products';
import { storePicture } from './use-cases/editing/store-picture';

/** What an editor's tools can ask for: seeding today. No page of the site has them. */
export const EDITING_USE_CASES = {
  createProduct: wired(createProduct, 'editableCatalogue'),
  updateProduct: wired(updateProduct, 'editableCatalogue'),
  deleteProduct: wired(deleteProduct, 'editableCatalogue'),
  createPost: wired(createPost, 'editableBlog'),
  updatePost: wired(updatePost, 'editableBlog'),
  deletePost: wired(deletePost, 'editableBlog'),
  storePicture: wired(storePicture, 'pictureLibrary'),
};
