import { describe, expect, it } from 'vitest';
import { LAW_PAGE_ADDRESS, LAW_PAGE_KINDS } from '../../../domain/legal/law-page';
import { inMemoryBlog } from '../in-memory-blog';
import { inMemoryProductCatalogue } from '../in-memory-product-catalogue';
import { generatedContent } from './generated-content';
import { type ScenarioName, scenarioOf } from './scenario';
import { scenarioContent } from './scenario-content';

const contentOf = (name: ScenarioName) => scenarioContent(scenarioOf(`?scenario=${name}`));
const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

describe('the content of a scenario', () => {
  it.each(['sample', 'slow', 'error-503', 'offline'] as const)(
    'the content of a scenario is the sample content in "%s"',
    async (name) => {
      const { products, posts } = await contentOf(name);
      expect([products.length, posts.length]).toEqual([8, 8]);
    },
  );

  it('the content of a scenario has law pages in "legal" only, each marked as a sample', async () => {
    expect((await contentOf('sample')).lawPages).toEqual([]);
    const { lawPages } = await contentOf('legal');
    expect(new Set(lawPages.map(({ kind }) => kind))).toEqual(new Set(LAW_PAGE_KINDS));
    for (const { text, id } of lawPages) {
      expect(text).toMatch(/^\*\*Sample text, not legal advice\.\*\*/u);
      expect(id).toMatch(LAW_PAGE_ADDRESS);
    }
  });

  it('the content of a scenario is empty in "empty"', async () => {
    expect(await contentOf('empty')).toMatchObject({ products: [], posts: [] });
  });

  it('the content of a scenario has the requested amount in "many"', async () => {
    const scenario = scenarioOf('?scenario=many&products=120&posts=7');
    const { products, posts } = await scenarioContent(scenario);
    expect([products.length, posts.length]).toEqual([120, 7]);
  });

  it.each(['sample', 'hostile', 'many'] as const)(
    'the content of a scenario can be listed and read completely: "%s"',
    async (name) => {
      const { products, posts } = await contentOf(name);
      const catalogue = inMemoryProductCatalogue(products, () => null);
      const blog = inMemoryBlog(
        posts,
        () => null,
        () => '2025-03-12T08:00:00.000Z',
      );
      const found = await catalogue.search({ sort: 'rating', pageSize: 100 });
      expect(found.total).toBe(products.length);
      expect((await blog.search({ pageSize: 100 })).total).toBe(posts.length);
      expect(new Set(idsOf(products)).size).toBe(products.length);
      expect(new Set(idsOf(posts)).size).toBe(posts.length);
      for (const { body } of posts)
        expect(new Set(body.map(({ key }) => key)).size).toBe(body.length);
    },
  );
});

describe('generated content', () => {
  it('generated content is reproducible, and a larger amount begins with a smaller one', () => {
    const counts = { products: 40, posts: 5 };
    expect(generatedContent(counts)).toEqual(generatedContent(counts));
    const more = generatedContent({ products: 60, posts: 5 });
    expect(more.products.slice(0, 40)).toEqual(generatedContent(counts).products);
  });

  it('generated content is valid for the catalogue', () => {
    const { products } = generatedContent({ products: 300, posts: 0 });
    for (const { price, rating } of products) {
      expect(price).toBeGreaterThanOrEqual(5);
      expect(rating ?? 0).toBeGreaterThanOrEqual(0);
      expect(rating ?? 0).toBeLessThanOrEqual(5);
    }
    const unrated = products.filter(({ rating }) => rating === null);
    expect(unrated.length).toBeGreaterThan(0);
    expect(unrated.length).toBeLessThan(products.length / 3);
  });
});
