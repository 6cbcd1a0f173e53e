import { describe, expect, it } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import { aLawPage } from '../../../test/builders/a-law-page';
import { aPost, aPostSummary } from '../../../test/builders/a-post';
import { aPostDraft } from '../../../test/builders/a-post-draft';
import { aProduct } from '../../../test/builders/a-product';
import { aProductDraft } from '../../../test/builders/a-product-draft';
import { aBlog, aCatalogue, aNotifier } from '../../../test/builders/ports';
import { SITE_DETAILS } from '../../adapters/embedded/embedded-site-details';
import { TOPICS } from '../../adapters/embedded/texts/topics';
import type { Batches } from '../ports/batches';
import type { PageTextsSource } from '../ports/page-texts-source';
import type { PictureId } from '../ports/picture-library';
import { getBatch } from './batches/read-batches';
import { getCachedPages } from './cached-pages/get-cached-pages';
import {
  countProducts,
  getPriceRange,
  getProduct,
  searchProducts,
} from './catalogue/read-products';
import { storePicture } from './editing/store-picture';
import { createPost, deletePost, updatePost } from './editing/write-posts';
import { createProduct, deleteProduct, updateProduct } from './editing/write-products';
import { getPost, getPostTopics, searchPosts } from './journal/read-posts';
import { getLawPage } from './legal/read-law-pages';
import { notify } from './notifications/notify';
import { getSiteForSharing } from './site/get-site-details';
import { getTestimonials } from './testimonials/get-testimonials';
import { getPageTexts } from './texts/get-page-texts';

const { signal } = new AbortController();
const { id: productId } = aProduct();
const { id: postId } = aPostSummary();
const { id: lawPageId } = aLawPage();
const { id: batchId } = aBatch();
const aBatches = (given: Partial<Batches>) => given as Batches;
const changes = { title: 'Another title' };
const file = { name: 'a.png', type: 'image/png', bytes: new Uint8Array(), alt: 'A tear' };
const page = { items: [], page: 1, pageSize: 9, pageCount: 0, total: 0, unsupportedFilters: [] };

/** A port method that returns an answer and records its arguments. */
function method<Answer>(answer: Answer) {
  const calls: unknown[][] = [];
  const call = async (...args: unknown[]): Promise<Answer> => {
    calls.push(args);
    return answer;
  };
  return { calls, call, answer };
}

describe('a use-case that only calls its port', () => {
  const search = method(page);
  const count = method(12);
  const range = method({ lowest: 18, highest: 640 });
  const one = method(null);
  const product = method(aProduct());
  const post = method(aPost());
  const nothing = method(undefined);
  const picture = method('picture-1' as PictureId);
  const all = method([]);
  const details = method(SITE_DETAILS);
  const texts = method(TOPICS);

  it.each([
    {
      name: 'searchProducts',
      method: search,
      use: () => searchProducts(aCatalogue({ search: search.call }))({ text: 'oil' }, signal),
      with: [{ text: 'oil' }, { signal }],
    },
    {
      name: 'countProducts',
      method: count,
      use: () => countProducts(aCatalogue({ count: count.call }))({ text: 'oil' }, signal),
      with: [{ text: 'oil' }, { signal }],
    },
    {
      name: 'getPriceRange',
      method: range,
      use: () => getPriceRange(aCatalogue({ priceRange: range.call }))(signal),
      with: [{ signal }],
    },
    {
      name: 'getProduct',
      method: one,
      use: () => getProduct(aCatalogue({ byId: one.call }))(productId, signal),
      with: [productId, { signal }],
    },
    {
      name: 'searchPosts',
      method: search,
      use: () => searchPosts(aBlog({ search: search.call }))({ page: 2 }, signal),
      with: [{ page: 2 }, { signal }],
    },
    {
      name: 'getPost',
      method: one,
      use: () => getPost(aBlog({ byId: one.call }))(postId, signal),
      with: [postId, { signal }],
    },
    {
      name: 'getPostTopics',
      method: all,
      use: () => getPostTopics(aBlog({ topics: all.call }))(signal),
      with: [{ signal }],
    },
    {
      name: 'getSiteForSharing',
      method: details,
      use: () => getSiteForSharing({ get: details.call })(),
      with: [],
    },
    {
      name: 'getLawPage',
      method: one,
      use: () => getLawPage({ byId: one.call, search: search.call })(lawPageId, signal),
      with: [lawPageId, { signal }],
    },
    {
      name: 'getBatch',
      method: one,
      use: () => getBatch(aBatches({ byId: one.call }))(batchId, signal),
      with: [batchId, { signal }],
    },
    {
      name: 'getPageTexts',
      method: texts,
      use: () => getPageTexts({ of: texts.call as PageTextsSource['of'] })('topics'),
      with: ['topics'],
    },
    {
      name: 'getCachedPages',
      method: all,
      use: () => getCachedPages({ list: all.call })(),
      with: [],
    },
    {
      name: 'createProduct',
      method: product,
      use: () => createProduct(aCatalogue({ create: product.call }))(aProductDraft()),
      with: [aProductDraft()],
    },
    {
      name: 'updateProduct',
      method: product,
      use: () => updateProduct(aCatalogue({ update: product.call }))(productId, changes),
      with: [productId, changes],
    },
    {
      name: 'deleteProduct',
      method: nothing,
      use: () => deleteProduct(aCatalogue({ remove: nothing.call }))(productId),
      with: [productId],
    },
    {
      name: 'createPost',
      method: post,
      use: () => createPost(aBlog({ create: post.call }))(aPostDraft()),
      with: [aPostDraft()],
    },
    {
      name: 'updatePost',
      method: post,
      use: () => updatePost(aBlog({ update: post.call }))(postId, changes),
      with: [postId, changes],
    },
    {
      name: 'deletePost',
      method: nothing,
      use: () => deletePost(aBlog({ remove: nothing.call }))(postId),
      with: [postId],
    },
    {
      name: 'storePicture',
      method: picture,
      use: () => storePicture({ store: picture.call })(file),
      with: [file],
    },
    {
      name: 'getTestimonials',
      method: all,
      use: () => getTestimonials({ all: all.call })(),
      with: [],
    },
  ])(
    'a use-case that only calls its port passes its input to the port and returns the answer: $name',
    async ({ method, use, ...expected }) => {
      await expect(use()).resolves.toBe(method.answer);
      expect(method.calls.at(-1)).toEqual(expected.with);
    },
  );

  it('the use-case notify shows a notification of the page: notify', async () => {
    const notifier = aNotifier();
    await notify(notifier)({ type: 'info', message: 'Link copied' });
    expect(notifier.shown).toEqual([
      { content: { type: 'info', message: 'Link copied' }, topic: undefined },
    ]);
  });
});
