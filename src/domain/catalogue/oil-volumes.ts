import type { ProductSummary } from './product';
import { VOLUMES, type VolumeOption, volumeOptions } from './volume';

/**
 * The name of the oil, which is the title without the volume: `Frankincense Carterii, Ten ml` →
 * `Frankincense Carterii`. A title that does not end in a comma and a volume is the name itself.
 */
export function oilOf(title: string): string {
  const ending = VOLUMES.map((volume) => `, ${volume}`).find((end) => title.endsWith(end));
  const oil = ending === undefined ? '' : title.slice(0, -ending.length).trim();
  return oil === '' ? title : oil;
}

/** Every title from which `oilOf` returns this oil. */
export const titlesOfOil = (oil: string): readonly string[] => [
  oil,
  ...VOLUMES.map((volume) => `${oil}, ${volume}`),
];

/** The fields of a product that a link from another volume of the same oil needs. */
export type OfferedVolume = Pick<ProductSummary, 'id' | 'price'>;

/**
 * The volumes in which the oil of a product is sold: the product itself in its own volume, and in
 * each other volume the first of `others` with the same oil. Empty for a product without a volume.
 */
export function volumesOfOil(
  product: ProductSummary,
  others: readonly ProductSummary[],
): readonly VolumeOption<OfferedVolume>[] {
  if (product.volume === null) return [];
  const oil = oilOf(product.title);
  const sold = [product, ...others.filter(({ title }) => oilOf(title) === oil)];
  return volumeOptions(sold).map(({ volume, choice }) => ({
    volume,
    choice: choice && { id: choice.id, price: choice.price },
  }));
}
