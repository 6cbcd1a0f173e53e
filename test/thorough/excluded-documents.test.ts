// @vitest-environment node
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { manifest } from '../../config/icons';
import { renderSite } from '../../scripts/build/render-site.mjs';
import { inMemoryBlog } from '../../src/adapters/in-memory/in-memory-blog';
import { inMemoryProductCatalogue } from '../../src/adapters/in-memory/in-memory-product-catalogue';
import type { Product } from '../../src/domain/catalogue/product';
import type { BlogPost } from '../../src/domain/journal/blog-post';
import type { Picture } from '../../src/domain/shared/picture';
import { siteRenderer } from '../../src/entry-render';
import { aPost } from '../builders/a-post';
import { aProduct } from '../builders/a-product';

const ROOT = join(import.meta.dirname, '../..');
const TEMPLATE = readFileSync(join(ROOT, 'index.html'), 'utf8');
const MINUTES_MS = 1_800_000;

/** A picture that cannot be rendered: every card that shows it throws. */
const BROKEN = {} as Picture;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'excluded-documents-'));
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const method of ['log', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});

interface Shelf {
  readonly products: readonly Product[];
  readonly posts: readonly BlogPost[];
}

let folders = 0;
async function build({ products, posts }: Shelf) {
  folders += 1;
  const folder = join(root, `site-${folders}`);
  mkdirSync(folder);
  cpSync(join(ROOT, 'art/svg'), join(folder, 'art/svg'), { recursive: true });
  writeFileSync(join(folder, 'site.webmanifest'), JSON.stringify(manifest));
  const site = await siteRenderer(TEMPLATE, {
    clock: () => 0,
    sources: {
      productCatalogue: inMemoryProductCatalogue(products, () => null),
      blog: inMemoryBlog(
        posts,
        () => null,
        () => '',
      ),
    },
  });
  const place = { folder, sharePictures: join(root, 'shared') };
  const { excluded, pages } = await renderSite(site, place);
  const page = (address: string) => readFileSync(join(folder, address, 'index.html'), 'utf8');
  const has = (address: string) => existsSync(join(folder, address, 'index.html'));
  return { excluded, addresses: Object.keys(pages), page, has };
}

const day = (number: number) => new Date(Date.UTC(2025, 0, number)).toISOString();
const products = [1, 2, 3].map((number) =>
  aProduct({ id: `oil-${number}`, title: `Oil ${number}`, changedAt: day(number), picture: null }),
);
const posts = [1, 2, 3].map((number) => {
  const [createdAt, title] = [day(number), `Note ${number}`];
  return aPost({ id: `note-${number}`, title, createdAt, changedAt: createdAt, picture: null });
});

it(
  'a document that cannot be rendered is left out of all pages, and no other document is',
  async () => {
    const { excluded, addresses, page, has } = await build({
      products: products.map((one) => (one.id === 'oil-2' ? { ...one, picture: BROKEN } : one)),
      posts: posts.map((one) => (one.id === 'note-2' ? { ...one, picture: BROKEN } : one)),
    });
    expect(excluded.toSorted()).toEqual(['blog/note-2', 'product/oil-2']);
    expect(has('product-detail/oil-2')).toBe(false);
    expect(has('blog-detail/note-2')).toBe(false);
    for (const [address, shown, left] of [
      ['', 'Oil 1', 'Oil 2'],
      ['product', 'Oil 3', 'Oil 2'],
      ['blog', 'Note 1', 'Note 2'],
      // Note 1 links to note 3 as its neighbour, because note 2 between them is excluded.
      ['blog-detail/note-1', 'Note 3', 'Note 2'],
    ] as const) {
      expect(page(address)).toContain(shown);
      expect(page(address)).not.toContain(left);
    }
    const whole = await build({ products, posts });
    expect(whole.excluded).toEqual([]);
    expect(whole.addresses.filter((address) => !addresses.includes(address))).toEqual([
      '/product-detail/oil-2',
      '/blog-detail/note-2',
    ]);
  },
  MINUTES_MS,
);
