import { expect, it } from 'vitest';
import * as productCard from './product-card';
import { sample } from './sample';

it.each([
  [4.5, '4.5'],
  [4, '4'],
  [4.123_456, '4.1'],
  [9, '5'],
])('the label of a rating of %d says "%s" of five, and that it is a sample', (rating, shown) => {
  const label = productCard.ratingLabel(rating);
  expect(label.match(/[\d.]+/gu)).toEqual([shown, '5']);
  expect(label).toContain(sample?.rating);
});
