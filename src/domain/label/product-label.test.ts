import { expect, it } from 'vitest';
import { aProductLabel } from '../../../test/builders/a-product-label';
import { pictogramsIn, productLabel } from './product-label';

it('productLabel is null for a label that states nothing', () => {
  expect(productLabel(aProductLabel())).toBeNull();
});

it.each([
  { inci: 'Boswellia Carterii Oil' },
  { hazards: ['H226 Flammable liquid and vapour.'] },
  { netContent: { amount: 10, unit: 'ml' } },
] as const)('productLabel keeps a label that states %o', (stated) => {
  expect(productLabel(aProductLabel(stated))).toEqual(aProductLabel(stated));
});

it.each([
  ['GHS02, GHS07', ['GHS02', 'GHS07']],
  ['ghs09 and GHS09', ['GHS09']],
  ['GHS00 GHS10 flame', []],
  ['', []],
])('pictogramsIn reads the codes in "%s"', (text, codes) => {
  expect(pictogramsIn(text)).toEqual(codes);
});
