import type { EditableCatalogue, ProductDraft } from '../../application/ports/product-catalogue';
import {
  EMPTY_PRODUCT,
  type Product,
  type ProductId,
  productSummary,
} from '../../domain/catalogue/product';
import { matchesFilter } from '../../domain/catalogue/product-criteria';
import {
  type FilterField,
  PRODUCTS_PER_PAGE,
  type ProductFilter,
} from '../../domain/catalogue/product-query';
import { canNarrow, queryWithout } from '../../domain/catalogue/unsupported-filters';
import { checkProduct } from './check-product';
import { listingFromDraft } from './listing-from-draft';
import { capped, paginate } from './paginate';
import { type PictureOf, pictureFinder } from './picture-finder';
import { type StoredProduct, sortedProducts } from './sort-products';

/** The default limit of Strapi, for a query that sets no limit. */
const DEFAULT_LIMIT = 25;

const toProduct = ({ created: _, ...product }: StoredProduct): Product => product;

/** Returns the product without the fields that the catalogue does not support. */
const withoutUnsupported = (
  product: StoredProduct,
  unsupportedFilters: readonly FilterField[],
): StoredProduct => ({
  ...product,
  ...Object.fromEntries(
    unsupportedFilters.map((field) => (field === 'age' ? ['created', 0] : [field, null])),
  ),
});

/**
 * Creates a catalogue in memory: edits are lost when the page is closed. `pictureOf` finds the
 * pictures to which drafts refer. The catalogue ignores every field listed in `unsupportedFilters`.
 */
export function inMemoryProductCatalogue(
  initial: readonly Product[],
  pictureOf: PictureOf,
  unsupportedFilters: readonly FilterField[] = [],
): EditableCatalogue {
  const findPicture = pictureFinder(pictureOf);
  // Initial products are not validated, because a CMS may also contain entries that it would refuse
  // today.
  const stored = new Map<ProductId, StoredProduct>(
    initial.map((product, created) => [product.id, { ...product, created }]),
  );
  let made = initial.length;
  const store = (product: Product): Product => {
    checkProduct(product);
    const { created = made++ } = stored.get(product.id) ?? {};
    const entry = { ...product, created };
    stored.set(product.id, entry);
    return toProduct(withoutUnsupported(entry, unsupportedFilters));
  };

  const listed = (product: StoredProduct) => productSummary(toProduct(product));
  const all = () =>
    [...stored.values()].map((product) => withoutUnsupported(product, unsupportedFilters));
  const found = (filter: ProductFilter) =>
    all().filter((product) => matchesFilter(product, filter));

  const changed = (
    product: Product,
    { picture, gallery, searchListing, ...changes }: Partial<ProductDraft>,
  ): Product => ({
    ...product,
    ...changes,
    ...(picture !== undefined && { picture: findPicture(picture, 'picture') }),
    ...(gallery && { gallery: gallery.flatMap((id) => findPicture(id, 'gallery') ?? []) }),
    ...(searchListing !== undefined && {
      searchListing: listingFromDraft(searchListing, findPicture),
    }),
  });

  return {
    async list({ limit = DEFAULT_LIMIT } = {}) {
      return capped(all(), limit).map(listed);
    },
    async search(query) {
      const supported = queryWithout(query, unsupportedFilters);
      const { sort = 'featured', page = 1, pageSize = PRODUCTS_PER_PAGE, ...filter } = supported;
      const result = paginate(sortedProducts(found(filter), sort), page, pageSize);
      return { ...result, items: result.items.map(listed), unsupportedFilters };
    },
    count: async (filter) => (canNarrow(filter, unsupportedFilters) ? found(filter).length : null),
    async priceRange() {
      const prices = found({}).flatMap(({ price }) => price ?? []);
      return prices.length > 0
        ? { lowest: Math.min(...prices), highest: Math.max(...prices) }
        : null;
    },
    async byId(id) {
      const product = stored.get(id);
      return product ? toProduct(withoutUnsupported(product, unsupportedFilters)) : null;
    },
    async create(draft) {
      const id = `product-${made + 1}` as ProductId;
      return store(changed({ ...EMPTY_PRODUCT, id }, draft));
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
