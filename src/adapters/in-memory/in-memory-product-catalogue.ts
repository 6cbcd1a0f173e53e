import type { ProductCatalogue, ProductDraft } from '../../application/ports/product-catalogue';
import type { Product, ProductId } from '../../domain/product';
import { PRODUCTS_PER_PAGE } from '../../domain/product-query';
import { checkProduct } from './check-product';
import { capped, paginate } from './paginate';
import { type PictureOf, pictureFinder } from './picture-finder';
import { inOrder, matches, type StoredProduct } from './search-products';

/** So many are in one answer of the CMS that was not asked for a number. */
const ONE_ANSWER = 25;

const toProduct = ({ created: _, ...product }: StoredProduct): Product => product;

/** A catalogue that lives as long as the page; its pictures come from `pictureOf`. */
export function inMemoryProductCatalogue(
  initial: readonly Product[],
  pictureOf: PictureOf,
): ProductCatalogue {
  const picked = pictureFinder(pictureOf);
  // What it begins with is not checked: a CMS, too, may hold what it would refuse today.
  const stored = new Map<ProductId, StoredProduct>(
    initial.map((product, created) => [product.id, { ...product, created }]),
  );
  let made = initial.length;
  const store = (product: Product): Product => {
    checkProduct(product);
    const { created = made++ } = stored.get(product.id) ?? {};
    stored.set(product.id, { ...product, created });
    return product;
  };

  const found = (filter: Parameters<typeof matches>[1]) =>
    [...stored.values()].filter((product) => matches(product, filter));

  const changed = (product: Product, { picture, gallery, ...changes }: Partial<ProductDraft>) => ({
    ...product,
    ...changes,
    ...(picture !== undefined && { picture: picked(picture, 'picture') }),
    ...(gallery && { gallery: gallery.flatMap((id) => picked(id, 'gallery') ?? []) }),
  });

  return {
    async list({ limit = ONE_ANSWER } = {}) {
      return capped([...stored.values()], limit).map(toProduct);
    },
    async search(query) {
      const { sort = 'featured', page = 1, pageSize = PRODUCTS_PER_PAGE, ...filter } = query;
      const result = paginate(inOrder(found(filter), sort), page, pageSize);
      return { ...result, items: result.items.map(toProduct) };
    },
    count: async (filter) => found(filter).length,
    async priceRange() {
      const prices = found({}).flatMap(({ price }) => price ?? []);
      return prices.length > 0
        ? { lowest: Math.min(...prices), highest: Math.max(...prices) }
        : null;
    },
    async byId(id) {
      const product = stored.get(id);
      return product ? toProduct(product) : null;
    },
    async create(draft) {
      const id = `product-${made + 1}` as ProductId;
      const nothing = { id, picture: null, gallery: [], facts: [] };
      return store(
        changed(
          { ...nothing, title: '', description: '', price: null, rating: null, volume: null },
          draft,
        ),
      );
    },
    async update(id, changes) {
      const product = stored.get(id);
      return product ? store(changed(toProduct(product), changes)) : null;
    },
    async remove(id) {
      stored.delete(id);
    },
  };
}
