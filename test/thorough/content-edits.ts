import fc from 'fast-check';
import type { Product, ProductId } from '../../src/domain/catalogue/product';
import { VOLUMES } from '../../src/domain/catalogue/volume';
import type { BlogPost, PostId } from '../../src/domain/journal/blog-post';
import type { Picture } from '../../src/domain/shared/picture';
import { aPicture } from '../builders/a-picture';
import { aPost } from '../builders/a-post';
import { aProduct } from '../builders/a-product';

/** The content of a CMS, and its clock in ms since 1970. */
export interface Shelf {
  readonly products: readonly Product[];
  readonly posts: readonly BlogPost[];
  readonly now: number;
}

/** One edit. `place` selects an item, modulo the number of items. */
export interface Edit {
  readonly kind: (typeof KINDS)[number];
  readonly place: number;
  /** Selects the new value. */
  readonly value: number;
  /** Milliseconds since the previous edit. */
  readonly afterMs: number;
}

const KINDS = [
  'product-title',
  'product-words',
  'product-price',
  'product-rating',
  'product-volume',
  'product-picture',
  'product-alt',
  'product-gallery',
  'product-facts',
  'product-new',
  'product-gone',
  'product-back',
  'product-moved',
  'post-title',
  'post-words',
  'post-body',
  'post-date',
  'post-picture',
  'post-new',
  'post-gone',
  'post-moved',
] as const;

/** Some edits are within one tick of the CMS's clock, some are a day apart. */
export const anEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...KINDS),
  place: fc.nat({ max: 999 }),
  value: fc.nat({ max: 999 }),
  afterMs: fc.constantFrom(0, 0, 100, 900, 5000, 86_400_000),
});

const OILS = ['Carterii', 'Maydi', 'Rivae', 'Neglecta'];
const volumeAt = (value: number) => VOLUMES[value % VOLUMES.length] ?? null;
const titleAt = (value: number) => {
  const oil = `Frankincense ${OILS[value % OILS.length]}`;
  return value % 3 === 0 ? oil : `${oil}, ${volumeAt(value)}`;
};

/** Creates content and applies edits, with pictures of a host that has three. */
export function contentEdits(pictures: string) {
  const pictureAt = (value: number): Picture | null =>
    value % 4 === 3
      ? null
      : aPicture({
          url: `${pictures}/${value % 4}.png`,
          alt: `Tears of resin, ${value}`,
          renditions: [],
          width: 40,
          height: 30,
        });

  const newProduct = (value: number, changedAt: string): Product =>
    aProduct({
      id: `product-${value}`,
      title: titleAt(value),
      description: `Warm oil no ${value}, distilled slowly`,
      price: value % 7 === 0 ? null : (value % 50) + 0.5,
      rating: value % 5 === 0 ? null : value % 6,
      volume: volumeAt(value),
      picture: pictureAt(value),
      changedAt,
    });

  const newPost = (value: number, createdAt: string): BlogPost =>
    aPost({
      id: `post-${value}`,
      title: `How tear ${value} forms`,
      description: `Bark, resin and harvest ${value % 5}`,
      picture: pictureAt(value),
      createdAt,
      changedAt: createdAt,
    });

  /** The CMS's clock has a resolution of one second. */
  const moment = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString();

  function changesTo(kind: string, value: number): object {
    switch (kind) {
      case 'product-title':
        return { title: titleAt(value) };
      case 'product-words':
        return { description: `Warm oil now, in ${value % 30} words` };
      case 'product-price':
        return { price: value % 9 === 0 ? null : value };
      case 'product-rating':
        return { rating: value % 7 === 6 ? null : value % 6 };
      case 'product-volume':
        return { volume: value % 5 === 4 ? null : volumeAt(value) };
      case 'product-gallery':
        return { gallery: [pictureAt(value), pictureAt(value + 1)].filter((one) => one !== null) };
      case 'product-facts':
        return { facts: [{ label: 'Batch', value: `${value}` }] };
      case 'product-picture':
      case 'post-picture':
        return { picture: pictureAt(value) };
      case 'post-title':
        return { title: `What tear ${value} tells` };
      case 'post-words':
        return { description: `Resin, copper and harvest ${value % 5}` };
      case 'post-date':
        return { publishedOn: value % 8 === 0 ? null : `2025-03-${10 + (value % 19)}` };
      default:
        return {
          body: aPost({ body: [] }).body.concat({
            kind: 'markdown',
            key: 'markdown:0',
            markdown: `Cut ${value} times.`,
          }),
        };
    }
  }

  const without = <T>(items: readonly T[], place: number) => items.filter((_, at) => at !== place);
  const at = <T>(items: readonly T[], place: number) => place % Math.max(1, items.length);

  function edited(shelf: Shelf, { kind, place, value, afterMs }: Edit): Shelf {
    const now = shelf.now + afterMs;
    const changedAt = moment(now);
    const { products, posts } = shelf;
    const [product, post] = [at(products, place), at(posts, place)];
    const change = <T extends object>(items: readonly T[], chosen: number): readonly T[] =>
      items.map((item, index) =>
        index === chosen ? { ...item, ...changesTo(kind, value), changedAt } : item,
      );
    switch (kind) {
      case 'product-new':
        return products.some(({ id }) => id === (`product-${value}` as ProductId))
          ? { ...shelf, now }
          : { ...shelf, now, products: [...products, newProduct(value, changedAt)] };
      case 'product-gone':
        return { ...shelf, now, products: without(products, product) };
      case 'product-back': {
        // Unpublished and published again between two builds: in the same place, with a new time.
        const back = products.map((one, index) =>
          index === product ? { ...one, changedAt } : one,
        );
        return { ...shelf, now, products: back };
      }
      case 'product-moved': {
        const one = products[product];
        return { ...shelf, now, products: one ? [...without(products, product), one] : products };
      }
      case 'product-alt':
        // The alternative text belongs to the picture, so the product's time stays.
        return {
          ...shelf,
          now,
          products: products.map((one, index) =>
            index === product && one.picture
              ? { ...one, picture: { ...one.picture, alt: `Seen anew, ${value}` } }
              : one,
          ),
        };
      case 'post-new':
        return posts.some(({ id }) => id === (`post-${value}` as PostId))
          ? { ...shelf, now }
          : { ...shelf, now, posts: [...posts, newPost(value, changedAt)] };
      case 'post-gone':
        return { ...shelf, now, posts: without(posts, post) };
      case 'post-moved':
        return {
          ...shelf,
          now,
          posts: posts.map((one, index) =>
            index === post ? { ...one, createdAt: moment(now - (value % 9) * 86_400_000) } : one,
          ),
        };
      default:
        return kind.startsWith('product')
          ? { ...shelf, now, products: change(products, product) }
          : { ...shelf, now, posts: change(posts, post) };
    }
  }

  const BEGAN = Date.UTC(2026, 0, 1);
  const first = (products: number, posts: number): Shelf => ({
    now: BEGAN,
    products: Array.from({ length: products }, (_, n) =>
      newProduct(n + 1000, moment(BEGAN - n * 60_000)),
    ),
    posts: Array.from({ length: posts }, (_, n) => newPost(n + 1000, moment(BEGAN - n * 90_000))),
  });

  return { edited, first };
}
