import { ContentError } from '../../application/content-error';
import type { PictureId } from '../../application/ports/picture-library';
import type { ProductCatalogue, ProductDraft } from '../../application/ports/product-catalogue';
import type { Picture } from '../../domain/picture';
import type { Product, ProductId } from '../../domain/product';
import { PRODUCTS_PER_PAGE } from '../../domain/product-query';
import { isVolume } from '../../domain/volume';
import { capped, paginate } from './paginate';
import { inOrder, matches, type StoredProduct } from './search-products';

/** So many are in one answer of the CMS that was not asked for a number. */
const ONE_ANSWER = 25;

function checked(product: StoredProduct): StoredProduct {
  const { title, price, rating, volume } = product;
  const valid =
    title.trim() !== '' &&
    price !== null &&
    Number.isFinite(price) &&
    price >= 0 &&
    (rating === null || (rating >= 0 && rating <= 5)) &&
    (volume === null || isVolume(volume));
  if (!valid) throw new ContentError('bad-request', { status: 400 });
  return product;
}

const toProduct = ({ created: _, ...product }: StoredProduct): Product => product;

/** A catalogue that lives as long as the page; its pictures come from `pictureOf`. */
export function inMemoryProductCatalogue(
  initial: readonly Product[],
  pictureOf: (id: PictureId) => Picture | null,
): ProductCatalogue {
  let created = 0;
  const stored = new Map<ProductId, StoredProduct>();
  const store = (product: Product): Product => {
    const previous = stored.get(product.id);
    stored.set(product.id, checked({ ...product, created: previous?.created ?? created++ }));
    return product;
  };
  for (const product of initial) store(product);

  const found = (filter: Parameters<typeof matches>[1]) =>
    [...stored.values()].filter((product) => matches(product, filter));

  const changed = (product: Product, { picture, gallery, ...changes }: Partial<ProductDraft>) => ({
    ...product,
    ...changes,
    ...(picture !== undefined && { picture: picture && pictureOf(picture) }),
    ...(gallery && { gallery: gallery.flatMap((id) => pictureOf(id) ?? []) }),
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
      const id = `product-${created + 1}` as ProductId;
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
