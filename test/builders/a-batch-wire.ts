import type { Batch } from '../../src/domain/batches/batch';

/** Returns a batch as the CMS sends it. */
export const aBatchWire = ({ id, title, products, ...fields }: Batch) => ({
  documentId: `document-${id}`,
  Title: title,
  ...fields,
  products: products.map((documentId) => ({ documentId })),
});
