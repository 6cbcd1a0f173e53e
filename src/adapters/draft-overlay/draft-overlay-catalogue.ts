import type { ProductCatalogue } from '../../application/ports/product-catalogue';
import { draftOrPublished } from './draft-or-published';
import type { PreviewStore } from './preview-store';

/** The published catalogue, except that the one previewed product comes from `drafts`. */
export const draftOverlayCatalogue = (
  published: ProductCatalogue,
  drafts: Pick<ProductCatalogue, 'byId'>,
  preview: PreviewStore,
  previewedId: string,
): ProductCatalogue => ({
  ...published,
  byId: (id, options) =>
    id === previewedId
      ? draftOrPublished(
          preview,
          () => drafts.byId(id, options),
          () => published.byId(id, options),
        )
      : published.byId(id, options),
});
