import { en, Faker } from '@faker-js/faker';
import { EMPTY_PRODUCT, type Product, type ProductId } from '../../../domain/catalogue/product';
import { VOLUMES } from '../../../domain/catalogue/volume';
import type { BlogPost, PostId } from '../../../domain/journal/blog-post';
import type { Content } from '../in-memory-content';

/** Fixed seed and start date, so that the content is the same on every machine and every day. */
const SEED = 20_250_312;
const EPOCH = Date.UTC(2025, 0, 1);
const DAY_MS = 86_400_000;

type PricedProduct = Product & { readonly price: number };

function generatedProduct(faker: Faker, index: number): PricedProduct {
  const oil = faker.helpers.arrayElement(['Carterii', 'Maydi', 'Beeyo', 'Yagcar', 'Mohor']);
  const volume = faker.helpers.arrayElement(VOLUMES);
  return {
    ...EMPTY_PRODUCT,
    id: `generated-product-${index + 1}` as ProductId,
    title: `Frankincense ${oil} ${faker.commerce.productAdjective()} ${index + 1}, ${volume}`,
    description: faker.lorem.paragraph({ min: 1, max: 5 }),
    price: faker.number.float({ min: 5, max: 900, multipleOf: 0.5 }),
    rating:
      faker.helpers.maybe(() => faker.number.float({ min: 0, max: 5, multipleOf: 0.1 }), {
        probability: 0.9,
      }) ?? null,
    volume,
    facts: [{ label: 'Batch', value: faker.string.alphanumeric(8) }],
  };
}

const TOPICS = ['Harvest', 'Distilling', 'Home'];

function generatedPost(faker: Faker, index: number): BlogPost {
  const createdAt = new Date(EPOCH + index * DAY_MS).toISOString();
  return {
    id: `generated-post-${index + 1}` as PostId,
    title: faker.lorem.sentence({ min: 3, max: 8 }),
    description: faker.lorem.paragraph(),
    picture: null,
    pictureCaption: null,
    searchListing: null,
    topics: TOPICS.slice(index % TOPICS.length).slice(0, 1),
    publishedOn: createdAt.slice(0, 10),
    createdAt,
    changedAt: null,
    body: [
      { kind: 'markdown', key: 'text:1', markdown: faker.lorem.paragraphs(4, '\n\n') },
      { kind: 'quote', key: 'quote:1', text: faker.lorem.sentence(), author: null },
    ],
  };
}

/**
 * Generates reproducible products and posts. The titles of products are numbered, so that a test
 * can check which products a list page shows.
 */
export function generatedContent(counts: {
  readonly products: number;
  readonly posts: number;
}): Pick<Content, 'posts'> & { readonly products: readonly PricedProduct[] } {
  const faker = new Faker({ locale: en, seed: SEED });
  return {
    products: Array.from({ length: counts.products }, (_, index) => generatedProduct(faker, index)),
    posts: Array.from({ length: counts.posts }, (_, index) => generatedPost(faker, index)),
  };
}
