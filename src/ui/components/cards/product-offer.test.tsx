import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { aProduct } from '../../../../test/builders/a-product';
import type { Product } from '../../../domain/catalogue/product';
import { ProductCard } from './product-card';
import { ProductOffer } from './product-offer';

const textOf = (markup: string) => markup.replaceAll(/<style.*?<\/style>|<[^>]*>/gsu, '');

it.each([
  [24, 'Sold out', '$24.00 · Sold out'],
  [24, 'On request', '$24.00 · On request'],
  [null, 'Sold out', 'Price on request · Sold out'],
  [24, 'Available', '$24.00'],
  [24, null, '$24.00'],
] as const)('a price of %s with the availability %s reads %s', (price, availability, text) => {
  const offer = <ProductOffer price={price} availability={availability} />;
  expect(textOf(renderToStaticMarkup(offer))).toBe(text);
});

it('page data from before the availability field existed shows only the price', () => {
  const { availability: _, ...before } = aProduct({ price: 24 });
  const offer = <ProductOffer {...(before as Product)} />;
  expect(textOf(renderToStaticMarkup(offer))).toBe('$24.00');
});

it('a product card ends with price and availability', () => {
  const card = (
    <Router ssrPath="/">
      <ProductCard product={aProduct({ price: 24, availability: 'Sold out' })} />
    </Router>
  );
  expect(textOf(renderToStaticMarkup(card))).toMatch(/\$24\.00 · Sold out$/u);
});
