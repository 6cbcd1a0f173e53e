import type { FilterField } from '../../src/domain/catalogue/product-query';
import { aPostWire } from '../builders/a-post-wire';
import type { Wire } from '../builders/wire';
import type { Without } from '../fake-cms/strict-cms';

/** Each entry names one field that the CMS may lack; the site must still work without it. */
export const EACH_INCOMPLETE: readonly Without[] = [
  { product: ['Volume'] },
  { product: ['Rating'] },
  { product: ['Description'] },
  { product: ['productimage'] },
  { product: ['gallery'] },
  { product: ['facts'] },
  { product: ['availability'] },
  { product: ['visibleFrom'] },
  { product: ['searchTitle'] },
  { product: ['searchPicture'] },
  { blog: ['Description'] },
  { blog: ['blogimg'] },
  { blog: ['Body'] },
  { blog: ['publishedOn'] },
  { blog: ['topics'] },
  { blog: ['visibleFrom'] },
  { blog: ['searchTitle'] },
  { blog: ['searchPicture'] },
  { stamps: ['createdAt'] },
];

export const ALL_INCOMPLETE: Without = {
  product: EACH_INCOMPLETE.flatMap(({ product = [] }) => product),
  blog: EACH_INCOMPLETE.flatMap(({ blog = [] }) => blog),
  stamps: ['createdAt', 'updatedAt', 'publishedAt'],
};

export const nameOf = (without: Without): string =>
  Object.entries(without)
    .map(([type, fields]) => `${type} ${fields.join(', ')}`)
    .join('; ');

const FILTER_FIELD_OF: Readonly<Record<string, FilterField>> = {
  Volume: 'volume',
  Rating: 'rating',
  Price: 'price',
  createdAt: 'age',
};

/** Returns the filter fields that a catalogue on a Strapi without these fields does not support. */
export const lackedBy = ({ product = [], stamps = [] }: Without): readonly FilterField[] =>
  [...product, ...stamps].flatMap((field) => FILTER_FIELD_OF[field] ?? []);

/** The products of the catalogue in the tests of missing fields, oldest first. */
export const FEW_PRODUCTS = [
  { Title: 'Beeyo', Description: 'Sweet resin', Price: 30, Rating: 3, Volume: 'Bulk' },
  { Title: 'Maydi', Description: 'Green, then resin', Price: 10, Rating: 5, Volume: 'Ten ml' },
  { Title: 'Carterii', Description: 'Citrus', Price: 20, Rating: null, Volume: 'Bulk' },
] as const satisfies readonly Wire[];

export const FEW_POSTS: readonly Wire[] = [
  {
    Title: 'How a tear forms',
    Description: 'From the cut to the still.',
    topics: 'Harvest, Trees',
    publishedOn: '2025-03-12',
    Body: [{ __component: 'blog-body.text', body: 'A shallow cut.' }],
  },
  {
    Title: 'Four seasons',
    Description: '',
    topics: 'harvest',
    publishedOn: '2025-02-01',
    Body: [],
  },
  {
    Title: 'Copper',
    Description: 'A cut above',
    topics: 'Harvest notes',
    publishedOn: null,
    Body: [],
  },
];

/** Returns the content as Strapi entries that were created one hour apart. */
export const asEntries = (things: readonly Wire[]): readonly Wire[] =>
  things.map((thing, place) => ({
    ...aPostWire(),
    documentId: `entry-${place}`,
    createdAt: `2025-03-12T0${place}:00:00.000Z`,
    ...thing,
  }));
