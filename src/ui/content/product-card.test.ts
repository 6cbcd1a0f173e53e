import { expect, it } from 'vitest';
import * as productCard from './product-card';

it.each([
  [4.5, '4.5 out of 5'],
  [4, '4 out of 5'],
  [4.123_456, '4.1 out of 5'],
  [9, '5 out of 5'],
])('labels a rating of %d as "%s", and as a sample', (rating, label) => {
  expect(productCard.ratingLabel(rating)).toBe(`${label}, sample`);
});
