import tears from '../../../art/b1.jpg?picture';
import carterii from '../../../art/p1.jpg?picture';
import maydi from '../../../art/p3.jpg?picture';
import { EMPTY_PRODUCT, type Product, type ProductId } from '../../domain/catalogue/product';
import type { PostId, PostSummary } from '../../domain/journal/blog-post';
import { type Picture, pictureFromFiles } from '../../domain/shared/picture';

const oil = pictureFromFiles(carterii, { alt: 'A bottle of oil', colour: '#E1D4C0' });
const otherOil = pictureFromFiles(maydi, { alt: 'A bottle of oil', colour: '#E2D5C0' });

export const landscape = pictureFromFiles(tears, {
  alt: 'A heap of frankincense tears in the sun',
  colour: '#905F25',
});

/** A picture whose files do not exist. */
export const brokenPicture: Picture = {
  url: '/no-such-picture.jpg',
  alt: 'A picture that fails to load',
  width: 1200,
  height: 1500,
  renditions: [],
  sources: [],
  colour: null,
  focus: null,
};

const product = (id: string, fields: Partial<Product>): Product => ({
  ...EMPTY_PRODUCT,
  id: id as ProductId,
  title: 'Frankincense Carterii, Ten ml',
  description: 'Bright, dry and resinous, with a peppery start',
  price: 24,
  rating: 4.8,
  volume: 'Ten ml',
  picture: oil,
  ...fields,
});

export const products: readonly Product[] = [
  product('usual', {}),
  product('short', {
    title: 'Maydi',
    description: 'Rounded',
    availability: 'Sold out',
    price: 76,
    rating: 4.3,
    picture: otherOil,
  }),
  product('long', {
    title: 'A title that an editor wrote without a thought for the narrow card it would stand in',
    description: 'Three words only',
    price: 1234.5,
    rating: 3,
  }),
  product('roll-on', { title: 'Frankincense Roll-on Blend', price: 18.25, rating: 5 }),
];

/** Edge cases that a CMS may contain: missing fields, very long words, markup. */
export const bareProducts: readonly Product[] = [
  product('bare', { description: '', price: null, rating: null, picture: null }),
  product('unbroken', {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    description: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
    rating: 0,
  }),
  product('lost', { title: 'Its picture does not load', picture: brokenPicture, price: 0 }),
  product('markup', { title: '<b>Markup</b> & "quotes"', description: '<i>stays</i> as it is' }),
];

const post = (id: string, fields: Partial<PostSummary>): PostSummary => ({
  id: id as PostId,
  title: 'How a tear forms',
  description: 'A cut no wider than a thumbnail, a fortnight of heat, and patience.',
  picture: landscape,
  topics: [],
  publishedOn: '2025-03-12',
  createdAt: null,
  changedAt: null,
  ...fields,
});

export const posts: readonly PostSummary[] = [
  post('usual', {}),
  post('bare', {
    title: 'No picture, no words, no date',
    description: '',
    picture: null,
    publishedOn: null,
  }),
];
