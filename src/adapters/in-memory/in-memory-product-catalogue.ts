import type { EditableCatalogue, ProductDraft } from '../../application/ports/product-catalogue';
import { type Product, type ProductId, productSummary } from '../../domain/catalogue/product';
import { canNarrow, queryWithout } from '../../domain/catalogue/product-aspects';
import {
  PRODUCTS_PER_PAGE,
  type ProductAspect,
  type ProductFilter,
} from '../../domain/catalogue/product-query';
import { checkProduct } from './check-product';
import { capped, paginate } from './paginate';
import { type PictureOf, pictureFinder } from './picture-finder';
import { inOrder, matches, type StoredProduct } from './search-products';

/** So many are in one answer of the CMS that was not asked for a number. */
const ONE_ANSWER = 25;

const toProduct = ({ created: _, ...product }: StoredProduct): Product => product;

/** A product as a catalogue knows it that knows nothing of some aspects. */
const without = (product: StoredProduct, lacks: readonly ProductAspect[]): StoredProduct => ({
  ...product,
  ...(lacks.includes('volume') && { volume: null }),
  ...(lacks.includes('rating') && { rating: null }),
  ...(lacks.includes('price') && { price: null }),
  ...(lacks.includes('age') && { created: 0 }),
});

/**
 * A catalogue that lives as long as the page; its pictures come from `pictureOf`. Of what it `lacks`
 * it knows nothing, whatever it is given.
 */
export function inMemoryProductCatalogue(
  initial: readonly Product[],
  pictureOf: PictureOf,
  lacks: readonly ProductAspect[] = [],
): EditableCatalogue {
  const picked = pictureFinder(pictureOf);
  // What it begins with is not checked: a CMS, too, may hold what it would refuse today.
  const stored = new Map<ProductId, StoredProduct>(
    initial.map((product, created) => [product.id, { ...product, created }]),
  );
  let made = initial.length;
  const store = (product: Product): Product => {
    checkProduct(product);
    const { created = made++ } = stored.get(product.id) ?? {};
    const kept = { ...product, created };
    stored.set(product.id, kept);
    return toProduct(without(kept, lacks));
  };

  const listed = (product: StoredProduct) => productSummary(toProduct(product));
  const all = () => [...stored.values()].map((product) => without(product, lacks));
  const found = (filter: ProductFilter) => all().filter((product) => matches(product, filter));

  const changed = (product: Product, { picture, gallery, ...changes }: Partial<ProductDraft>) => ({
    ...product,
    ...changes,
    ...(picture !== undefined && { picture: picked(picture, 'picture') }),
    ...(gallery && { gallery: gallery.flatMap((id) => picked(id, 'gallery') ?? []) }),
  });

  return {
    async list({ limit = ONE_ANSWER } = {}) {
      return capped(all(), limit).map(listed);
    },
    async search(query) {
      const asked = queryWithout(query, lacks);
      const { sort = 'featured', page = 1, pageSize = PRODUCTS_PER_PAGE, ...filter } = asked;
      const result = paginate(inOrder(found(filter), sort), page, pageSize);
      return { ...result, items: result.items.map(listed), lacks };
    },
    count: async (filter) => (canNarrow(filter, lacks) ? found(filter).length : null),
    async priceRange() {
      const prices = found({}).flatMap(({ price }) => price ?? []);
      return prices.length > 0
        ? { lowest: Math.min(...prices), highest: Math.max(...prices) }
        : null;
    },
    async byId(id) {
      const product = stored.get(id);
      return product ? toProduct(without(product, lacks)) : null;
    },
    async create(draft) {
      const id = `product-${made + 1}` as ProductId;
      const nothing = { id, picture: null, gallery: [], facts: [], changedAt: null };
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
