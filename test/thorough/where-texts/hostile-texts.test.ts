import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { PAGE_TEXTS } from '../../../src/adapters/embedded/page-texts';
import { notificationQueue } from '../../../src/adapters/notifications/notification-queue';
import { publishing } from '../../../src/composition/publishing';
import { withTexts } from '../../../src/domain/texts/text-fields';
import { renderMarkup } from '../../../src/ui/app/render-markup';
import { absoluteOn } from '../../../src/ui/seo/absolute';
import { pageSubject } from '../../../src/ui/seo/page-subject';
import { pageTags } from '../../../src/ui/seo/page-tags';
import { cachedPageTexts } from '../../../src/ui/site/queries/use-page-texts';
import { fieldsOf, MARKED } from './marked-content';

const HOSTILE = `"'></script></title><i data-hostile onclick=alert(1)>{}\u2028 & &amp;`;

const sources: typeof MARKED = {
  ...MARKED,
  pageTexts: {
    of: async (name) =>
      withTexts(
        PAGE_TEXTS[name],
        fieldsOf(name, () => HOSTILE),
      ),
  },
  siteDetails: {
    get: async () => {
      const site = await MARKED.siteDetails?.get();
      if (site === undefined) throw new Error('The marked content has no site');
      const own = Object.fromEntries(
        Object.entries(site).map(([name, value]) => [
          name,
          typeof value === 'string' && name !== 'whatsApp' ? HOSTILE : value,
        ]),
      );
      return { ...site, ...own };
    },
  },
};

type Node = DefaultTreeAdapterTypes.Node;

function elementsOf(node: Node): readonly DefaultTreeAdapterTypes.Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'attrs' in node ? [node, ...inner] : inner;
}

it.each([
  '/',
  '/about',
  '/product',
  '/product-detail/product-1',
  '/compare?product=product-1&product=product-2',
  '/sustainability',
  '/wholesale',
  '/blog',
  '/blog-detail/post-2',
  '/faq',
  '/contactus',
  '/auth',
  '/thank-you',
  '/legal/imprint',
])('no text of the owner becomes markup on %s', async (address) => {
  const site = await publishing(notificationQueue(), { sources });
  const { useCases } = site.newPageUseCases();
  const { body, meta, queryCache } = await renderMarkup(address, useCases, null);
  const { names } = cachedPageTexts(queryCache)('navigation');
  const facts = { site: await useCases.getSiteForSharing(), names };
  const page = { address, meta, subject: pageSubject(queryCache) };
  const head = pageTags(page, facts, absoluteOn('https://www.example.com'));
  const document = parse(`<!doctype html><head>${head}</head><body>${body}</body>`);
  const elements = elementsOf(document);
  expect(elements.length).toBeGreaterThan(50);
  const hostile = elements.filter(({ attrs }) =>
    attrs.some(({ name }) => name === 'data-hostile' || name === 'onclick'),
  );
  expect(hostile).toEqual([]);
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const types = scripts.map(({ attrs }) => attrs.find(({ name }) => name === 'type')?.value);
  expect(new Set(types)).toEqual(new Set(['application/ld+json']));
});
