import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { inMemoryProductCatalogue } from '../../../adapters/in-memory/in-memory-product-catalogue';
import { getOilVolumes } from './get-oil-volumes';

const small = aProduct({ id: 'small', title: 'Carterii, Ten ml', volume: 'Ten ml' });
const large = aProduct({ id: 'large', title: 'Carterii, Thirty ml', volume: 'Thirty ml' });
const noVolume = aProduct({ id: 'pair', title: 'Pair', volume: null });
// Many products with similar titles, which must not move the matching product to a later page.
const crowd = Array.from({ length: 200 }, (_, number) =>
  aProduct({ id: `crowd-${number}`, title: `Carterii ${number}, Thirty ml`, volume: 'Thirty ml' }),
);

const volumesOf = async (product: typeof small) => {
  const shelf = [...crowd, small, large, noVolume];
  const options = await getOilVolumes(inMemoryProductCatalogue(shelf, () => null))(product);
  return options.map(({ volume, choice }) => `${volume}: ${choice?.id ?? 'on request'}`);
};

describe('getOilVolumes', () => {
  it('getOilVolumes finds the volumes of an oil among many oils with similar names', async () => {
    expect(await volumesOf(small)).toEqual([
      'Ten ml: small',
      'Thirty ml: large',
      'Bulk: on request',
    ]);
  });

  it('getOilVolumes finds the same volumes from each of its products', async () => {
    expect(await volumesOf(large)).toEqual(await volumesOf(small));
  });

  it('getOilVolumes returns nothing for a product without a volume', async () => {
    expect(await volumesOf(noVolume)).toEqual([]);
  });
});
