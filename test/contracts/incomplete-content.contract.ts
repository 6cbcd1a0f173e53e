import { beforeAll, describe, expect, it } from 'vitest';
import type { Blog } from '../../src/application/ports/blog';
import type { ProductCatalogue } from '../../src/application/ports/product-catalogue';
import { type ProductId, selectFeatured } from '../../src/domain/catalogue/product';
import {
  FILTER_FIELDS,
  type FilterField,
  type ProductQuery,
} from '../../src/domain/catalogue/product-query';
import type { PostId } from '../../src/domain/journal/blog-post';
import { FEW_POSTS, FEW_PRODUCTS, QUERIES_BY_FIELD } from './incomplete-content';
import type { Target } from './target';

/** A catalogue that contains only `FEW_PRODUCTS`, and whose CMS lacks some of their fields. */
export interface LackingCatalogue {
  readonly catalogue: ProductCatalogue;
  readonly unsupportedFilters: readonly FilterField[];
  /** Whether its products have descriptions to search. */
  readonly describes: boolean;
}

const TITLES = FEW_PRODUCTS.map(({ Title }) => String(Title));
const titlesOf = (things: readonly { readonly title: string }[]) =>
  things.map(({ title }) => title);
const sorted = (titles: readonly string[]) => titles.toSorted();

/** A field, a query that needs it, and the titles that the query finds if the field exists. */
const QUESTIONS = FILTER_FIELDS.flatMap((field) =>
  QUERIES_BY_FIELD[field].map(([query, titles]) => [field, query, titles] as const),
);

export function describeLackingCatalogue({ name, open }: Target<LackingCatalogue>) {
  describe(`the product catalogue ${name}`, () => {
    let subject: LackingCatalogue;
    beforeAll(async () => {
      subject = await open();
    });
    const search = (query: ProductQuery) => subject.catalogue.search(query);
    const isLacking = (field: FilterField) => subject.unsupportedFilters.includes(field);

    it.each(QUESTIONS)(
      'the product catalogue answers a query that needs the field %s, %j, and ignores it when the CMS lacks the field',
      async (field, query, titles) => {
        const { items, total } = await search(query);
        if (isLacking(field)) {
          const whole = await search({});
          expect(titlesOf(items)).toEqual(titlesOf(whole.items));
          expect(total).toBe(TITLES.length);
        } else {
          const inTheirOrder = query.sort !== undefined || !isLacking('age');
          expect(inTheirOrder ? titlesOf(items) : sorted(titlesOf(items))).toEqual(
            inTheirOrder ? titles : sorted(titles),
          );
          expect(total).toBe(titles.length);
        }
      },
    );

    it('the product catalogue applies the supported part of a partly supported query', async () => {
      const { items } = await search({
        text: 'e',
        volumes: ['Bulk'],
        minimumRating: 3,
        minimumPrice: 25,
        sort: 'rating',
      });
      expect(titlesOf(items)).toContain('Beeyo');
      if (!isLacking('price')) expect(titlesOf(items)).toEqual(['Beeyo']);
    });

    it('the product catalogue reports the fields that it does not support', async () => {
      for (const [, query] of QUESTIONS) await search(query);
      expect(sorted((await search({})).unsupportedFilters)).toEqual(
        sorted(subject.unsupportedFilters),
      );
    });

    it('the product catalogue lists every product once, also across pages', async () => {
      expect(sorted(titlesOf(await subject.catalogue.list()))).toEqual(sorted(TITLES));
      for (const sort of ['featured', 'newest', 'price-up', 'rating'] as const) {
        const pages = await Promise.all(
          [1, 2, 3].map((page) => search({ sort, page, pageSize: 1 })),
        );
        expect(sorted(pages.flatMap(({ items }) => titlesOf(items)))).toEqual(sorted(TITLES));
      }
    });

    it('the product catalogue counts by the supported fields only', async () => {
      const { catalogue } = subject;
      expect(await catalogue.count({})).toBe(3);
      expect(await catalogue.count({ volumes: ['Bulk'] })).toBe(isLacking('volume') ? null : 2);
      expect(await catalogue.count({ minimumRating: 4 })).toBe(isLacking('rating') ? null : 1);
      expect(await catalogue.count({ minimumPrice: 15 })).toBe(isLacking('price') ? null : 2);
      expect(await catalogue.priceRange()).toEqual(
        isLacking('price') ? null : { lowest: 10, highest: 30 },
      );
    });

    it('the product catalogue finds words where the searched field exists', async () => {
      expect(titlesOf((await search({ text: 'maydi' })).items)).toEqual(['Maydi']);
      expect((await search({ text: 'resin' })).total).toBe(subject.describes ? 2 : 0);
    });

    it('the product catalogue returns each product by id, equal to its list entry', async () => {
      const listed = await subject.catalogue.list();
      expect(listed).toHaveLength(3);
      for (const product of listed) {
        expect(await subject.catalogue.byId(product.id)).toMatchObject(product);
        if (isLacking('volume')) expect(product.volume).toBeNull();
        if (isLacking('rating')) expect(product.rating).toBeNull();
      }
      expect(await subject.catalogue.byId('nobody' as ProductId)).toBeNull();
    });

    it('the product catalogue features products rated above 3, and none without ratings', async () => {
      const featured = selectFeatured(await subject.catalogue.list());
      expect(titlesOf(featured)).toEqual(isLacking('rating') ? [] : ['Maydi']);
    });
  });
}

/** A blog that contains only `FEW_POSTS`, and whose CMS lacks some of their fields. */
export interface LackingBlog {
  readonly blog: Blog;
  readonly missingFields: readonly string[];
}

export function describeLackingBlog({ name, open }: Target<LackingBlog>) {
  describe(`the blog ${name}`, () => {
    let subject: LackingBlog;
    beforeAll(async () => {
      subject = await open();
    });
    const has = (field: string) => !subject.missingFields.includes(field);
    const titles = FEW_POSTS.map(({ Title }) => String(Title));

    it('the blog lists every post once, newest first where creation times exist', async () => {
      expect(sorted(titlesOf(await subject.blog.list()))).toEqual(sorted(titles));
      const { items, total } = await subject.blog.search({});
      expect(total).toBe(titles.length);
      if (has('createdAt')) expect(titlesOf(items)).toEqual(titles.toReversed());
      else expect(sorted(titlesOf(items))).toEqual(sorted(titles));
    });

    it('the blog finds words where the searched field exists', async () => {
      expect(titlesOf((await subject.blog.search({ text: 'seasons' })).items)).toEqual([
        'Four seasons',
      ]);
      const { total } = await subject.blog.search({ text: 'cut' });
      expect(total).toBe(has('Description') ? 2 : 0);
    });

    it('the blog finds posts by the whole name of a topic, where topics exist', async () => {
      const { items, total, pageCount } = await subject.blog.search({ topic: 'HARVEST' });
      expect(sorted(titlesOf(items))).toEqual(
        sorted(has('topics') ? ['Four seasons', 'How a tear forms'] : titles),
      );
      expect([total, pageCount]).toEqual([items.length, 1]);
      const found = await subject.blog.search({ topic: 'Harvest', text: 'tear' });
      expect(titlesOf(found.items)).toEqual(['How a tear forms']);
      if (has('topics')) expect((await subject.blog.search({ topic: 'Sea' })).total).toBe(0);
    });

    it('the blog lists its topics, the most frequent first', async () => {
      const topics = await subject.blog.topics();
      expect(topics.map((topic) => topic.toLowerCase())[0]).toBe(
        has('topics') ? 'harvest' : undefined,
      );
      expect(topics).toHaveLength(has('topics') ? 3 : 0);
      for (const { topics: own } of await subject.blog.list())
        expect(own).toEqual(has('topics') ? expect.any(Array) : []);
    });

    it('the blog returns each post by id with the fields that exist', async () => {
      const listed = await subject.blog.list();
      expect(listed).toHaveLength(titles.length);
      for (const { id, title } of listed) {
        expect(await subject.blog.byId(id)).toMatchObject({ id, title });
      }
      const [tear] = (await subject.blog.search({ text: 'tear' })).items;
      const post = tear && (await subject.blog.byId(tear.id));
      expect(post?.body).toHaveLength(has('Body') ? 1 : 0);
      expect(await subject.blog.byId('nobody' as PostId)).toBeNull();
    });

    it('the blog finds the neighbours of a post where creation times exist', async () => {
      const [, seasons] = (await subject.blog.list()).toSorted((one, other) =>
        titles.indexOf(one.title) < titles.indexOf(other.title) ? -1 : 1,
      );
      const { previous, next } = seasons
        ? await subject.blog.neighbours(seasons)
        : { previous: null, next: null };
      expect([previous?.title, next?.title]).toEqual(
        has('createdAt') ? ['How a tear forms', 'Copper'] : [undefined, undefined],
      );
    });
  });
}
