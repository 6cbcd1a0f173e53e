import { attributesOf } from '../contracts/cms-schemas';
import type { Wire } from './wire';

const NOTHING = Object.fromEntries(
  Object.keys(attributesOf('product')).map((field) => [field, null]),
);

/** A product as Strapi 5 sends it with everything populated. */
export const aProductWire = (given: Wire = {}): Wire => ({
  ...NOTHING,
  id: 17,
  documentId: 'mg5gjubrk49r5b2zs6cda4g8',
  Title: 'Sacra Frankincense Oil',
  Description: 'Bright and citrus-led.',
  Price: 42,
  Rating: 4.8,
  Volume: 'Ten ml',
  createdAt: '2025-03-12T08:00:00.000Z',
  updatedAt: '2025-03-14T08:00:00.000Z',
  publishedAt: '2025-03-14T08:00:00.001Z',
  ...given,
});
