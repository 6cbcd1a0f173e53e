import { wired } from './use-case-wiring';
import { storePicture } from './use-cases/editing/store-picture';
import { createPost, deletePost, updatePost } from './use-cases/editing/write-posts';
import { createProduct, deleteProduct, updateProduct } from './use-cases/editing/write-products';

/** Use-cases for editing tools; today only the seed script. No page of the site uses them. */
export const EDITING_USE_CASES = {
  createProduct: wired(createProduct, 'editableCatalogue'),
  updateProduct: wired(updateProduct, 'editableCatalogue'),
  deleteProduct: wired(deleteProduct, 'editableCatalogue'),
  createPost: wired(createPost, 'editableBlog'),
  updatePost: wired(updatePost, 'editableBlog'),
  deletePost: wired(deletePost, 'editableBlog'),
  storePicture: wired(storePicture, 'pictureLibrary'),
};
