import {
  type OfferedVolume,
  oilOf,
  titlesOfOil,
  volumesOfOil,
} from '../../../domain/catalogue/oil-volumes';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { VOLUMES, type VolumeOption } from '../../../domain/catalogue/volume';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/**
 * One option for each volume, with the product of the same oil in that volume if there is one.
 * Empty for a product without a volume.
 */
export const getOilVolumes =
  (catalogue: ProductCatalogue) =>
  async (
    product: ProductSummary,
    signal?: AbortSignal,
  ): Promise<readonly VolumeOption<OfferedVolume>[]> => {
    const volumes = VOLUMES.filter((volume) => volume !== product.volume);
    if (volumes.length === VOLUMES.length) return [];
    const titles = titlesOfOil(oilOf(product.title));
    const { items } = await catalogue.search({ titles, volumes }, { signal });
    return volumesOfOil(product, items);
  };
