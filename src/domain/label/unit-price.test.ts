import { expect, it } from 'vitest';
import { formatNetContent, formatUnitPrice } from './unit-price';

it.each([
  [24, { amount: 10, unit: 'ml' }, '$2.40 / ml'],
  [18.5, { amount: 29, unit: 'ml' }, '$0.64 / ml'],
  [210, { amount: 5, unit: 'kg' }, '$42.00 / kg'],
  [4.2, { amount: 100, unit: 'g' }, '$4.20 / 100 g'],
  [0.1, { amount: 1, unit: 'l' }, '$0.10 / l'],
  [0, { amount: 10, unit: 'ml' }, '$0.00 / 100 ml'],
] as const)('formatUnitPrice gives %d dollars for %o as %s', (price, content, label) => {
  expect(formatUnitPrice(price, content)).toBe(label);
});

it('formatNetContent writes the amount before the unit', () => {
  expect(formatNetContent({ amount: 2.5, unit: 'kg' })).toBe('2.5 kg');
});
