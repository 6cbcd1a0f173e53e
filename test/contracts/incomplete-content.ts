import { FIELD_OF } from '../../src/adapters/strapi/queries/product-parameters';
import {
  FILTER_FIELDS,
  type FilterField,
  type ProductQuery,
} from '../../src/domain/catalogue/product-query';
import { aPostWire } from '../builders/a-post-wire';
import type { Wire } from '../builders/wire';
import type { Without } from '../fake-cms/strict-cms';
import { optionalFieldsOf } from './cms-schemas';

/** Each entry names one field that the CMS may lack; the site must still work without it. */
export const EACH_INCOMPLETE: readonly Without[] = [
  ...(['product', 'blog'] as const).flatMap((type) =>
    optionalFieldsOf(type).map((field) => ({ [type]: [field] })),
  ),
  { stamps: ['createdAt'] },
];

export const ALL_INCOMPLETE: Without = {
  product: optionalFieldsOf('product'),
  blog: optionalFieldsOf('blog'),
  stamps: ['createdAt', 'updatedAt', 'publishedAt'],
};

export const nameOf = (without: Without): string =>
  Object.entries(without)
    .map(([type, fields]) => `${type} ${fields.join(', ')}`)
    .join('; ');

/** Returns the fields by which a catalogue cannot filter or sort, because its CMS lacks them. */
export const lackedBy = ({ product = [], stamps = [] }: Without): readonly FilterField[] =>
  FILTER_FIELDS.filter((name) => [...product, ...stamps].includes(FIELD_OF[name]));

/** The products that the missing-field tests put into the catalogue, oldest first. */
export const FEW_PRODUCTS = [
  { Title: 'Beeyo', Description: 'Sweet resin', Price: 30, Rating: 3, Volume: 'Bulk' },
  { Title: 'Maydi', Description: 'Green, then resin', Price: 10, Rating: 5, Volume: 'Ten ml' },
  { Title: 'Carterii', Description: 'Citrus', Price: 20, Rating: null, Volume: 'Bulk' },
] as const satisfies readonly Wire[];

/** For each field, queries that need it, with the titles that each query finds. */
export const QUERIES_BY_FIELD: Readonly<
  Record<FilterField, readonly (readonly [ProductQuery, readonly string[]])[]>
> = {
  volume: [[{ volumes: ['Bulk'] }, ['Beeyo', 'Carterii']]],
  rating: [
    [{ minimumRating: 4 }, ['Maydi']],
    [{ sort: 'rating' }, ['Maydi', 'Beeyo', 'Carterii']],
  ],
  price: [
    [{ minimumPrice: 20 }, ['Beeyo', 'Carterii']],
    [{ maximumPrice: 20 }, ['Maydi', 'Carterii']],
    [{ sort: 'price-up' }, ['Maydi', 'Carterii', 'Beeyo']],
    [{ sort: 'price-down' }, ['Beeyo', 'Carterii', 'Maydi']],
  ],
  age: [[{ sort: 'newest' }, ['Carterii', 'Maydi', 'Beeyo']]],
};

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
