import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { sortedProducts } from '../../src/adapters/in-memory/sort-products';
import { readItems, readPage } from '../../src/adapters/strapi/wire/read-list';
import { toBlogPost } from '../../src/adapters/strapi/wire/to-post';
import { toProduct } from '../../src/adapters/strapi/wire/to-product';
import { toRichText } from '../../src/adapters/strapi/wire/to-rich-text';
import { volumesOfOil } from '../../src/domain/catalogue/oil-volumes';
import { sortedFacts } from '../../src/domain/catalogue/product-facts';
import { relatedProducts } from '../../src/domain/catalogue/related-products';
import { headingIds } from '../../src/domain/journal/heading-ids';
import { outlineLevels } from '../../src/domain/journal/outline-levels';
import { relatedPosts } from '../../src/domain/journal/related-posts';
import { tableOfContents } from '../../src/domain/journal/table-of-contents';
import { nameHeadings } from '../../src/ui/markup/name-headings';
import { richTextTree } from '../../src/ui/markup/parsing/rich-text-tree';
import { placeMedia } from '../../src/ui/markup/place-media';
import { sanitizeTree } from '../../src/ui/markup/sanitize-tree';
import { textOf } from '../../src/ui/markup/text-of';
import { tidyTree } from '../../src/ui/markup/tidy-tree';
import { articleOf } from '../../src/ui/pages/post/article-model/article-of';
import { aPost, aPostSummary } from '../builders/a-post';
import { aProduct } from '../builders/a-product';
import { GROWTH, growthOfReads, growthOfTime, MAX_GROWTH } from './cost-growth';

const HOSTS = { mediaBaseUrl: 'https://cms.example', trusted: new Set<string>() };
const log = { report: () => undefined };

const many = <Thing>(count: number, thing: (place: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, place) => thing(place));
const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const word = { type: 'text', value: 'a' } as const;
const within = (tags: readonly string[], inner: Element): Element =>
  tags.reduceRight((node, tag) => element(tag, node), inner);
const leaf = { type: 'text', text: 'a' };
const wireList = (children: unknown): unknown => ({
  type: 'list',
  children: [{ type: 'list-item', children: [leaf, children] }],
});

const post = aPostSummary({ id: 'own', description: 'bark resin still copper' });
const tear = aProduct({ id: 'own', title: 'Own, Ten ml' });

/**
 * The site's functions that process a list. Each entry prepares a list whose size is proportional
 * to `length`, and returns the call to measure. Add new functions here.
 */
const OVER_LISTS: Readonly<Record<string, (length: number) => () => unknown>> = {
  'related products among different oils': (length) => {
    const products = many(5 * length, (place) =>
      aProduct({ id: `${place}`, title: `Oil ${place}` }),
    );
    return () => relatedProducts(tear, products);
  },
  'related posts among posts with different words': (length) => {
    const posts = many(length / 4, (place) =>
      aPostSummary({ id: `${place}`, title: `word${place}` }),
    );
    const wordy = { ...post, description: posts.map(({ title }) => title).join(' ') };
    return () => relatedPosts(wordy, posts);
  },
  'products of one oil': (length) => {
    const products = many(length, () => tear);
    return () => volumesOfOil(tear, products);
  },
  'products in order': (length) => {
    const products = many(length, (place) => ({ ...aProduct({ id: `${place}` }), created: 1 }));
    return () => sortedProducts(products, 'price-up');
  },
  'headings of the same words': (length) => {
    const headings = many(length, () => 'a');
    return () => headingIds(headings);
  },
  'headings whose ids collide': (length) => {
    const headings = many(length, (place) => (place % 2 === 0 ? `a ${place}` : 'a'));
    return () => headingIds(headings);
  },
  'headings on their levels': (length) => {
    const levels = many(length, (place) => (place % 6) + 1);
    return () => outlineLevels(levels);
  },
  'headings listed': (length) => {
    const headings = many(length, (place) => ({ id: `${place}`, level: 2, text: 'a' }));
    return () => tableOfContents(headings);
  },
  'facts of a product': (length) => {
    const facts = many(length, (place) => ({ label: `fact ${place}`, value: 'a' }));
    return () => sortedFacts(facts, ['first', 'then', 'last']);
  },
  'items of a list that cannot be read': (length) => {
    const items = many(length, () => null);
    return () => readItems(items, (item) => toProduct(item, '', log), 'product', log);
  },
  'a page of the CMS': (length) => {
    const data = many(length, (place) => ({ documentId: `${place}`, Title: 'a' }));
    return () => readPage({ data }, (item) => toProduct(item, '', log), 'product', log);
  },
  'a post of many parts': (length) => {
    const part = (place: number) => ({ __component: 'blog-body.text', id: place, body: '# a' });
    const wire = { documentId: 'a', Title: 'a', Body: many(length, part) };
    return () => articleOf(toBlogPost(wire, '', log));
  },
  'a paragraph of many lines': (length) => {
    const paragraph = {
      type: 'paragraph',
      children: [{ type: 'text', text: '\n'.repeat(length) }],
    };
    return () => richTextTree(toRichText([paragraph], '') as never, HOSTS);
  },
};

/** The site's functions that process a tree. The test counts how many properties they read. */
const OVER_TREES: Readonly<Record<string, (root: Root) => unknown>> = {
  'is cleaned': (root) => sanitizeTree(root, HOSTS),
  'has its pictures placed': (root) => placeMedia(root, HOSTS),
  'is tidied': tidyTree,
  'has its headings named': (root) => nameHeadings([root]),
  'is converted to text': textOf,
};

const TREES: Readonly<Record<string, (size: number) => Root>> = {
  'of paragraphs': (size) => ({ type: 'root', children: many(size, () => element('p', word)) }),
  'of bare words': (size) => ({ type: 'root', children: many(size, () => word) }),
  'of misplaced paragraphs in a table': (size) => ({
    type: 'root',
    children: [element('table', ...many(size, () => element('p', word)))],
  }),
  'of headings in a heading': (size) => ({
    type: 'root',
    children: [element('h2', ...many(size, () => element('h1', word)))],
  }),
  'of boxes in boxes, as deep as it gets': (size) => ({
    type: 'root',
    children: many(size, () => within(Array(50).fill('div'), element('em', word))),
  }),
  'of emphasis in emphasis, as deep as it gets': (size) => ({
    type: 'root',
    children: many(size, () => within(['p', ...Array(50).fill('em')], element('a', word))),
  }),
};

describe('a hundred times as many', () => {
  it.each(Object.entries(OVER_LISTS))(
    'a hundred times as many take about a hundred times as long: %s',
    (_, over) => {
      // The limit is higher than for texts: the time of sorting grows slightly faster than
      // linearly, and large lists do not fit into the CPU cache.
      expect(growthOfTime(over, (read) => read(), 200)).toBeLessThan(2.5 * MAX_GROWTH);
    },
  );
});

describe.each(Object.entries(TREES))('a tree a hundred times as large, %s', (_, treeOf) => {
  it.each(Object.entries(OVER_TREES))(
    'a tree a hundred times as large is read a hundred times as often when it %s',
    (__, read) => {
      expect(growthOfReads(treeOf, read, 10)).toBeLessThan(1.1 * GROWTH);
    },
  );
});

describe('a list of the block editor a hundred times as deep', () => {
  it('a list of the block editor a hundred times as deep is read a hundred times as often', () => {
    const deep = (depth: number): unknown[] => [
      many(depth, () => null).reduce<unknown>((inner) => wireList(inner), leaf),
    ];
    expect(growthOfReads(deep, (nodes) => toRichText(nodes, ''), 5)).toBeLessThan(1.1 * GROWTH);
  });
});

describe('an article with a hundred times as many parts', () => {
  it('an article with a hundred times as many parts is read a hundred times as often', () => {
    const parts = (count: number) =>
      aPost({
        body: many(count, (place) => ({ kind: 'markdown', key: `${place}`, markdown: '# a' })),
      });
    expect(growthOfReads(parts, articleOf, 20)).toBeLessThan(1.1 * GROWTH);
  });
});
