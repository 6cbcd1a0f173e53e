import type { PictureId } from '../../src/application/ports/picture-library';
import type {
  EditableCatalogue,
  ProductDraft,
} from '../../src/application/ports/product-catalogue';
import { EMPTY_PRODUCT, type Product } from '../../src/domain/catalogue/product';
import { aProductDraft } from '../builders/a-product-draft';

/** A word that occurs in every product of `shelf` and, most likely, in no other product. */
export const MARK = 'Hanuun';

/**
 * Returns the products that a catalogue contains while its contract is tested, oldest first. Some
 * of their ratings and prices are equal, missing, zero or boundary values. Some of their texts
 * contain wildcards and quotes, so that a search that does not escape them fails.
 */
export const shelf = (picture: PictureId): readonly ProductDraft[] => [
  aProductDraft({
    title: 'Hanuun Carterii, Ten ml',
    picture,
    gallery: [picture],
    facts: [{ label: 'Botanical name', value: 'Boswellia carteri' }],
    availability: 'Available',
    searchListing: { title: 'Buy Hanuun', description: 'Resin of one tree.', picture },
  }),
  aProductDraft({ title: 'Hanuun Carterii, Thirty ml', price: 58.5, volume: 'Thirty ml' }),
  aProductDraft({
    title: 'Hanuun Carterii, Bulk',
    price: 410,
    rating: null,
    volume: 'Bulk',
    availability: 'On request',
  }),
  aProductDraft({
    title: 'Hanuun 100% pure',
    price: 31,
    rating: 3,
    availability: 'Sold out',
    searchListing: { title: '', description: 'Hanuun & <b>nothing</b>', picture: null },
  }),
  aProductDraft({ title: 'Hanuun "Beeyo" d\'or & co', price: 31, rating: 5, volume: null }),
  aProductDraft({ title: 'Hanuun Crème de résine', price: 12.5, rating: 0, volume: null }),
  aProductDraft({ title: 'Hanuun under_score', price: 9.99, rating: null, volume: 'Thirty ml' }),
  aProductDraft({ title: 'hanuun in lower case', price: 0, rating: 2.5, description: '' }),
  aProductDraft({ title: 'Hanuun back\\slash #7', price: 24, rating: 3.1, volume: 'Bulk' }),
  aProductDraft({
    title: 'Plain balm',
    description: 'Made with HANUUN resin.',
    price: 18,
    rating: 4,
  }),
];

/**
 * Stores the drafts in a catalogue. Returns the products that it then contains: each draft with an
 * id.
 */
export async function stocked(
  catalogue: EditableCatalogue,
  drafts: readonly ProductDraft[],
): Promise<readonly Product[]> {
  const held: Product[] = [];
  for (const draft of drafts) {
    const { id, picture, gallery, searchListing, changedAt } = await catalogue.create(draft);
    held.push({ ...EMPTY_PRODUCT, ...draft, id, picture, gallery, searchListing, changedAt });
  }
  return held;
}
