import * as v from 'valibot';
import type { Product, ProductId } from '../../../domain/catalogue/product';
import { readWire } from './read-wire';
import { mediaWire, productWire } from './strapi-wire';
import { toPicture, toPictureOrNull } from './to-picture';

/** @throws ContentError of kind `malformed`. */
export function toProduct(value: unknown, host: string): Product {
  const wire = readWire(productWire, value);
  return {
    id: wire.documentId as ProductId,
    title: wire.Title,
    description: wire.Description,
    price: wire.Price,
    rating: wire.Rating,
    volume: wire.Volume,
    picture: toPictureOrNull(wire.productimage, host),
    gallery: wire.gallery.flatMap((item) => {
      const { success, output } = v.safeParse(mediaWire, item);
      return success ? [toPicture(output, host)] : [];
    }),
    facts: wire.facts.filter((fact) => fact !== null),
    changedAt: wire.updatedAt,
  };
}
