import type { PictureProcessor } from '../../application/ports/picture-processor';
import type { ProductCatalogue } from '../../application/ports/product-catalogue';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import { rewriteOptionalPicture, rewritePictures } from './rewrite-picture';

/** The catalogue with processed pictures, served by the site. */
export function imageRewritingCatalogue(
  catalogue: ProductCatalogue,
  processor: PictureProcessor,
): ProductCatalogue {
  const summary = async (product: ProductSummary): Promise<ProductSummary> => ({
    ...product,
    picture: await rewriteOptionalPicture(processor, product.picture, `product/${product.id}`),
  });
  const whole = async (product: Product): Promise<Product> => ({
    ...product,
    picture: await rewriteOptionalPicture(processor, product.picture, `product/${product.id}`),
    gallery: await rewritePictures(processor, product.gallery, `product/${product.id}`),
  });
  return {
    ...catalogue,
    async list(options) {
      return Promise.all((await catalogue.list(options)).map(summary));
    },
    async search(query, options) {
      const found = await catalogue.search(query, options);
      return { ...found, items: await Promise.all(found.items.map(summary)) };
    },
    async byId(id, options) {
      const product = await catalogue.byId(id, options);
      return product === null ? null : whole(product);
    },
  };
}
