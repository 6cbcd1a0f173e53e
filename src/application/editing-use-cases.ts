import { wired } from './use-case-table';
import { createPost, deletePost, updatePost } from './use-cases/editing/edit-posts';
import { createProduct, deleteProduct, updateProduct } from './use-cases/editing/edit-products';
import { storePicture } from './use-cases/editing/store-picture';

/** What an editor's tools can ask for: seeding today. No page of the site has them. */
export const EDITING_USE_CASES = {
  createProduct: wired(createProduct, 'productCatalogue'),
  updateProduct: wired(updateProduct, 'productCatalogue'),
  deleteProduct: wired(deleteProduct, 'productCatalogue'),
  createPost: wired(createPost, 'blog'),
  updatePost: wired(updatePost, 'blog'),
  deletePost: wired(deletePost, 'blog'),
  storePicture: wired(storePicture, 'pictureLibrary'),
};
