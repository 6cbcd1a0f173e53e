import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../test/builders/a-picture';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { aBlog, aCatalogue } from '../../../test/builders/ports';
import type { PictureProcessor } from '../../application/ports/picture-processor';
import type { Picture } from '../../domain/shared/picture';
import { imageRewritingPort } from './image-rewriting-port';

const cmsPicture = (name: string): Picture =>
  aPicture({ url: `https://cms.example/${name}`, renditions: [], focus: { x: 20, y: 80 } });
const processor: PictureProcessor = {
  process: async (url) => ({
    files: [{ url: `/assets/${url.split('/').at(-1)}`, width: 800, height: 1000, format: 'jpeg' }],
    colour: '#a06020',
  }),
};
const page = { page: 1, pageSize: 12, pageCount: 1, total: 1 };

const product = aProduct({
  picture: cmsPicture('oil'),
  gallery: [cmsPicture('one'), cmsPicture('two')],
});
const post = aPost({
  picture: cmsPicture('lead'),
  body: [
    { kind: 'picture', key: 'a', picture: cmsPicture('plate'), caption: null },
    { kind: 'rich-text', key: 'b', nodes: [{ type: 'picture', picture: cmsPicture('inner') }] },
    { kind: 'markdown', key: 'c', markdown: '![](https://cms.example/kept)' },
    { kind: 'picture', key: 'd', picture: null, caption: 'Gone' },
  ],
});

/** Returns all picture addresses in a value, without duplicates. */
const addressesIn = (value: unknown): readonly string[] => [
  ...new Set([...JSON.stringify(value).matchAll(/"url":"([^"]+)"/gu)].map(([, url = '']) => url)),
];

describe('processed pictures of a catalogue', () => {
  const catalogue = imageRewritingPort(
    aCatalogue({
      list: async () => [product],
      search: async () => ({ ...page, items: [product], unsupportedFilters: [] }),
      count: async () => 3,
      byId: async (id) => (id === product.id ? product : null),
    }),
    'product',
    processor,
  );

  it('processed pictures of a catalogue replace the CMS pictures in lists and in a product', async () => {
    expect((await catalogue.list())[0]?.picture?.url).toBe('/assets/oil');
    expect((await catalogue.search({})).items[0]?.picture?.url).toBe('/assets/oil');
    expect((await catalogue.list())[0]?.picture?.focus).toEqual({ x: 20, y: 80 });
    expect(addressesIn(await catalogue.byId(product.id))).toEqual([
      '/assets/oil',
      '/assets/one',
      '/assets/two',
    ]);
  });

  it('processed pictures of a catalogue keep their alternative text, and get a colour where the CMS has none', async () => {
    expect((await catalogue.list())[0]?.picture).toMatchObject({
      alt: 'Tears of resin on bark',
      colour: '#a06020',
      width: 800,
    });
  });

  it('processed pictures of a catalogue keep their address where they could not be processed', async () => {
    const left = imageRewritingPort(aCatalogue({ list: async () => [product] }), 'product', {
      process: async () => null,
    });
    expect(await left.list()).toEqual([product]);
  });

  it('the rewriting of pictures leaves everything else in a catalogue unchanged', async () => {
    expect(await catalogue.count({})).toBe(3);
    expect(await catalogue.byId(aProduct({ id: 'none' }).id)).toBeNull();
  });
});

describe('processed pictures of a journal', () => {
  const blog = imageRewritingPort(
    aBlog({
      list: async () => [post],
      search: async () => ({ ...page, items: [post] }),
      byId: async () => post,
      neighbours: async () => ({ previous: post, next: null }),
    }),
    'blog',
    processor,
  );

  it('processed pictures of a journal replace the CMS pictures in lists, neighbours and the body, except in Markdown', async () => {
    expect((await blog.list())[0]?.picture?.url).toBe('/assets/lead');
    expect((await blog.search({})).items[0]?.picture?.url).toBe('/assets/lead');
    const { previous, next } = await blog.neighbours(post);
    expect(previous?.picture?.url).toBe('/assets/lead');
    expect(next).toBeNull();
    const read = await blog.byId(post.id);
    expect(addressesIn(read)).toEqual(['/assets/lead', '/assets/plate', '/assets/inner']);
    expect(read?.body[2]).toEqual(post.body[2]);
    expect(read?.body[3]).toEqual(post.body[3]);
  });
});
