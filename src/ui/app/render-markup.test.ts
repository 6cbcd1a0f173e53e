import { beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { aProductLabel } from '../../../test/builders/a-product-label';
import { notificationQueue } from '../../adapters/notifications/notification-queue';
import type { UseCases } from '../../application/use-cases';
import { publishing } from '../../composition/publishing';
import type { ProductLabel } from '../../domain/label/product-label';
import type { SearchListing } from '../../domain/shared/search-listing';
import { labelNames } from '../content/pages/product/product-label';
import { renderMarkup } from './render-markup';

let useCases: UseCases;
beforeAll(async () => {
  ({ useCases } = (await publishing(notificationQueue())).newPageUseCases());
});

describe.each(['/product', '/blog'])('a page of the list %s', (list) => {
  it('a page of a list is found and reports how many pages the list has', async () => {
    const { isFound, pageCount } = await renderMarkup(list, useCases, null);
    expect(isFound).toBe(true);
    expect(pageCount).toBeGreaterThan(0);
  });

  it('a page of a list is found up to the last page and not after it', async () => {
    const { pageCount } = await renderMarkup(list, useCases, null);
    const last = await renderMarkup(`${list}/page/${pageCount}`, useCases, null);
    expect(last).toMatchObject({ isFound: true, pageCount });
    const after = await renderMarkup(`${list}/page/${(pageCount ?? 0) + 1}`, useCases, null);
    expect(after).toMatchObject({ isFound: false, pageCount });
  });
});

describe('an empty list', () => {
  const empty = (address: string) =>
    renderMarkup(
      address,
      {
        ...useCases,
        searchPosts: async ({ page = 1 }) => ({
          items: [],
          page,
          pageSize: 12,
          pageCount: 0,
          total: 0,
        }),
      },
      null,
    );

  it('an empty list has one page', async () => {
    expect(await empty('/blog')).toMatchObject({ isFound: true, pageCount: 1 });
    expect(await empty('/blog/page/2')).toMatchObject({ isFound: false, pageCount: 1 });
  });
});

describe('a page that shows no list', () => {
  it.each(['/about', '/compare', '/'])(
    'a page that shows no list reports no page count: %s',
    async (address) => {
      const rendered = await renderMarkup(address, useCases, null);
      expect(rendered).toMatchObject({ isFound: true, pageCount: null });
    },
  );

  it('a page that shows no list is not found when its post does not exist', async () => {
    const lacking = { ...useCases, getPost: async () => null };
    const { isFound } = await renderMarkup(`/blog-detail/${aPost().id}`, lacking, null);
    expect(isFound).toBe(false);
  });
});

describe('a detail page', () => {
  const listing = { title: 'Found & <b>read</b>', description: 'By a search.', picture: null };
  const product = aProduct({ title: 'Maydi', description: 'Soft.', availability: 'Sold out' });
  const post = aPost({ title: 'The cut', description: 'Slowly.' });
  const rendered = (address: string, searchListing: SearchListing | null) =>
    renderMarkup(
      address,
      {
        ...useCases,
        getProduct: async () => ({ ...product, searchListing }),
        getPost: async () => ({ ...post, searchListing }),
      },
      null,
    );

  it.each([
    [`/product-detail/${product.id}`, product],
    [`/blog-detail/${post.id}`, post],
  ])(
    'a detail page has the title and description of its document, or those for search results: %s',
    async (address, document) => {
      const plain = (await rendered(address, null)).meta;
      expect(plain.title.startsWith(`${document.title} – `)).toBe(true);
      expect(plain.description).toBe(document.description);
      const { meta, body } = await rendered(address, listing);
      expect(meta.title.startsWith(`${listing.title} – `)).toBe(true);
      expect(meta.description).toBe(listing.description);
      expect(body).not.toContain('<b>read</b>');
      const onlyTitle = (await rendered(address, { ...listing, description: '' })).meta;
      expect(onlyTitle.description).toBe(document.description);
    },
  );

  it('a detail page of a sold-out product says so, and still has the enquiry button', async () => {
    const { body } = await rendered(`/product-detail/${product.id}`, null);
    expect(body).toContain('Sold out');
    expect(body).toMatch(/<a[^>]*href="\/contactus[^"]*"/u);
  });
});

describe('a page of a product with a label', () => {
  const rendered = (label: ProductLabel | null, price: number | null = 24) =>
    renderMarkup(
      '/product-detail/maydi',
      { ...useCases, getProduct: async () => aProduct({ price, label }) },
      null,
    );

  it('a page of a product with a label shows what the label states and the unit price', async () => {
    const { body } = await rendered(
      aProductLabel({
        netContent: { amount: 10, unit: 'ml' },
        inci: 'Boswellia Carterii Oil',
        signalWord: 'Danger',
        pictograms: ['GHS02'],
        hazards: ['H226 <b>Flammable</b>'],
        gtin: '4006381333931',
      }),
    );
    for (const shown of [
      '$2.40 / ml',
      '<dd>10 ml</dd>',
      '<dd>Boswellia Carterii Oil</dd>',
      '<dd>Danger\nFlame (GHS02)\nH226 &lt;b&gt;Flammable&lt;/b&gt;</dd>',
      '<dd>4006381333931</dd>',
    ]) {
      expect(body).toContain(shown);
    }
    expect(body).not.toContain('Allergens');
  });

  it('a page of a product with a label shows no unit price without a price or a net content', async () => {
    const label = aProductLabel({ netContent: { amount: 10, unit: 'ml' } });
    expect((await rendered(label, null)).body).not.toContain(' / ml');
    expect((await rendered(aProductLabel({ inci: 'Oil' }))).body).not.toContain(' / ml');
  });

  it('a page of a product without a label has none of its names', async () => {
    const { body } = await rendered(null);
    for (const name of Object.values(labelNames)) expect(body).not.toContain(`<dt>${name}</dt>`);
  });
});

describe('the FAQ page', () => {
  it('the FAQ page shows the questions of the CMS under the titles of their groups', async () => {
    const answer = ['<b>Same.</b>', '<b>Same.</b>'];
    const question = { id: 'question-why', question: 'Why <i>now</i>?', answer };
    const { body, queryCache } = await renderMarkup(
      '/faq',
      { ...useCases, getQuestions: async () => [{ id: 'harvest', questions: [question] }] },
      null,
    );
    expect(body).toContain('id="question-why"');
    expect(body).toContain('<h2 id="harvest-heading">Harvest</h2>');
    expect(body).toContain('Why &lt;i&gt;now&lt;/i&gt;?');
    expect(body.split('<p>&lt;b&gt;Same.&lt;/b&gt;</p>')).toHaveLength(3);
    expect(body).not.toContain('Use and safety</h2>');
    const read = queryCache.cached().map(([[name]]) => name);
    expect(new Set(read.filter((name) => name !== 'getPageTexts'))).toEqual(
      new Set(['getSiteDetails', 'getLawPageList', 'getQuestions', 'hasBatches']),
    );
  });
});

it.each(['/offline', '/blog-detail/gone'])(
  'a page is rendered the same %s whether its content or the details of the site load first',
  async (address) => {
    // Resolves in the next task, after React has rendered everything that does not need the result.
    const late = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return useCases.getSiteDetails();
    };
    const one = await renderMarkup(address, useCases, null);
    const other = await renderMarkup(address, { ...useCases, getSiteDetails: late }, null);
    expect(other.body).toBe(one.body);
  },
);
