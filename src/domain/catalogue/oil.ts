import type { ProductSummary } from './product';
import { VOLUMES, type VolumeOption, volumeOptions } from './volume';

/**
 * The oil that a product is, without the volume it is sold in: `Frankincense Carterii, Ten ml` →
 * `Frankincense Carterii`. A title that does not end in a comma and a volume is the oil's own name.
 */
export function oilOf(title: string): string {
  const ending = VOLUMES.map((volume) => `, ${volume}`).find((end) => title.endsWith(end));
  const oil = ending === undefined ? '' : title.slice(0, -ending.length).trim();
  return oil === '' ? title : oil;
}

/** Every title under which the oil can be on offer: as `oilOf` reads them. */
export const titlesOfOil = (oil: string): readonly string[] => [
  oil,
  ...VOLUMES.map((volume) => `${oil}, ${volume}`),
];

/**
 * In which volumes a product's oil is on offer: the product itself in its own volume, elsewhere
 * the first of `others` that is the same oil. None for a product without a volume.
 */
export function volumesOfOil(
  product: ProductSummary,
  others: readonly ProductSummary[],
): readonly VolumeOption<ProductSummary>[] {
  if (product.volume === null) return [];
  const oil = oilOf(product.title);
  return volumeOptions([product, ...others.filter(({ title }) => oilOf(title) === oil)]);
}
