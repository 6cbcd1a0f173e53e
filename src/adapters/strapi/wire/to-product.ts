import * as v from 'valibot';
import type { ProblemLog } from '../../../application/ports/problem-log';
import type { ProductDraft } from '../../../application/ports/product-catalogue';
import { AVAILABILITIES } from '../../../domain/catalogue/availability';
import type { Product, ProductId } from '../../../domain/catalogue/product';
import { VOLUMES } from '../../../domain/catalogue/volume';
import { priceWire, ratingWire } from './number-wire';
import { readEach, readEntry, reportField } from './read-entry';
import { readStamp } from './read-stamp';
import { entry, listOf, media, mediaWire, searchFields, seen } from './strapi-wire';
import { toPicture, toPictureOrNull } from './to-picture';
import { toProductLabel } from './to-product-label';
import { toSearchListing } from './to-search-listing';

/** The CMS fields of a product that editors write, by their names in a `ProductDraft`. */
export const PRODUCT_FIELDS = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  rating: 'Rating',
  volume: 'Volume',
  picture: 'productimage',
  gallery: 'gallery',
  facts: 'facts',
  availability: 'availability',
} as const satisfies Readonly<Record<Exclude<keyof ProductDraft, 'searchListing'>, string>>;

const factWire = v.object({ label: seen, value: seen });

export const productWire = v.object({
  ...entry,
  Price: v.nullish(priceWire, null),
  Rating: v.nullish(ratingWire, null),
  // An option that the owner added to the CMS later is unknown to the site and counts as no volume.
  Volume: v.nullish(v.picklist(VOLUMES), null),
  // An option that the site does not know counts as no availability.
  availability: v.nullish(v.picklist(AVAILABILITIES), null),
  productimage: media,
  gallery: listOf,
  facts: listOf,
  label: v.unknown(),
  ...searchFields,
});

/**
 * @param now ms since 1970.
 * @throws ContentError of kind `malformed` without an id or a title. Other invalid fields are left
 * out and reported.
 */
export function toProduct(
  value: unknown,
  host: string,
  log: ProblemLog,
  now = Date.now(),
): Product {
  const wire = readEntry(productWire, value, log);
  const report = (field: string) => (item: unknown) => reportField(wire, field, item, log);
  return {
    id: wire.documentId as ProductId,
    title: wire.Title,
    description: wire.Description,
    price: wire.Price,
    rating: wire.Rating,
    volume: wire.Volume,
    availability: wire.availability,
    picture: toPictureOrNull(wire.productimage, host),
    gallery: readEach(mediaWire, wire.gallery, report('gallery')).map((media) =>
      toPicture(media, host),
    ),
    facts: readEach(factWire, wire.facts, report('facts')),
    label: toProductLabel(wire.label, report('label')),
    searchListing: toSearchListing(wire, host),
    changedAt: readStamp(wire, 'updatedAt', now, log),
  };
}
