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
 * One option for each volume, with a product of the same oil. The option of the product's own
 * volume contains the product itself. Any other option contains the first of `others` with the same
 * oil and that volume, or `null`. Empty for a product without a volume.
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
