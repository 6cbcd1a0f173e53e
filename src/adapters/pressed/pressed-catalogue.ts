import type { PicturePress } from '../../application/ports/picture-press';
import type { ProductCatalogue } from '../../application/ports/product-catalogue';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import { printAll, printIfAny } from './print';

/** The catalogue, with the site's own files for its pictures. */
export function pressedCatalogue(
  catalogue: ProductCatalogue,
  press: PicturePress,
): ProductCatalogue {
  const summary = async (product: ProductSummary): Promise<ProductSummary> => ({
    ...product,
    picture: await printIfAny(press, product.picture, `product/${product.id}`),
  });
  const whole = async (product: Product): Promise<Product> => ({
    ...product,
    picture: await printIfAny(press, product.picture, `product/${product.id}`),
    gallery: await printAll(press, product.gallery, `product/${product.id}`),
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
