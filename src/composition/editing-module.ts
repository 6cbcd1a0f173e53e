import { ContainerModule } from 'inversify';
import { createPost, deletePost, updatePost } from '../application/use-cases/editing/edit-posts';
import {
  createProduct,
  deleteProduct,
  updateProduct,
} from '../application/use-cases/editing/edit-products';
import { storePicture } from '../application/use-cases/editing/store-picture';
import { EDITING, PORTS } from './tokens';

/** The use-cases of an editor, over whatever adapters the other modules bind. */
export const editingModule = () =>
  new ContainerModule(({ bind }) => {
    bind(EDITING.createProduct).toResolvedValue(createProduct, [PORTS.productCatalogue]);
    bind(EDITING.updateProduct).toResolvedValue(updateProduct, [PORTS.productCatalogue]);
    bind(EDITING.deleteProduct).toResolvedValue(deleteProduct, [PORTS.productCatalogue]);
    bind(EDITING.createPost).toResolvedValue(createPost, [PORTS.blog]);
    bind(EDITING.updatePost).toResolvedValue(updatePost, [PORTS.blog]);
    bind(EDITING.deletePost).toResolvedValue(deletePost, [PORTS.blog]);
    bind(EDITING.storePicture).toResolvedValue(storePicture, [PORTS.pictureLibrary]);
  });
