import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import type { ContentPorts } from '../../../src/application/content-types/content-types';
import { pageTextsWith } from './fields-of';
import { MARKED } from './marked-content';
import { renderedPage } from './rendered-page';

const HOSTILE = `"'></script></title><i data-hostile onclick=alert(1)>{}\u2028 & &amp;`;

const sources: Partial<ContentPorts> = {
  ...MARKED,
  pageTexts: pageTextsWith(() => HOSTILE),
  siteDetails: {
    get: async () => {
      const site = await MARKED.siteDetails.get();
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
  const { head, body } = await renderedPage(address, sources);
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
