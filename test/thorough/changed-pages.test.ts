// @vitest-environment node
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cloneRelease, copyRelease } from '../../scripts/build/changed/clone-release.mjs';
import { readManifest, writeManifest } from '../../scripts/build/changed/manifest.mjs';
import { pictureProcessor } from '../../scripts/build/pictures/picture-processor.mjs';
import { renderSite } from '../../scripts/build/render-site.mjs';
import { inMemoryBlog } from '../../src/adapters/in-memory/in-memory-blog';
import { inMemoryProductCatalogue } from '../../src/adapters/in-memory/in-memory-product-catalogue';
import { siteRenderer } from '../../src/entry-render';
import { anEdit, contentEdits, type Edit, type Shelf } from './content-edits';

const ROOT = join(import.meta.dirname, '../..');
const TEMPLATE = readFileSync(join(ROOT, 'index.html'), 'utf8');
/** How many sequences of edits are tried: drawn whole, which takes seconds each, and written as data. */
const RUNS = Number(process.env['CHANGED_PAGES_RUNS'] ?? 1);
const DATA_RUNS = RUNS * 4;
const SEED = Number(process.env['CHANGED_PAGES_SEED'] ?? 11);
const COLOURS = ['#a06020', '#204060', '#80a040'];

/** Of so many files none is compressed as well as can be, which would take all of the time. */
const OTHER_FILES = 600;

let root: string;
let server: Server;
let edits: ReturnType<typeof contentEdits>;
let folders = 0;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  mkdirSync(join(root, 'code/files'), { recursive: true });
  cpSync(join(ROOT, 'art/svg'), join(root, 'code/art/svg'), { recursive: true });
  for (let file = 0; file < OTHER_FILES; file += 1) {
    writeFileSync(join(root, `code/files/${file}.txt`), `${file}`);
  }
  const pictures = await Promise.all(
    COLOURS.map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  server = createServer((request, response) => {
    response.end(pictures[Number(/\d/u.exec(request.url ?? '')?.[0])]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  edits = contentEdits(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  for (const way of ['log', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => {});
});

type Drawn = Awaited<ReturnType<typeof renderSite>>;
type Before = Extract<ReturnType<typeof readManifest>, { before: unknown }>['before'];

type Site = Awaited<ReturnType<typeof siteRenderer>>;
type Render = Parameters<typeof renderSite>[0]['renderPage'];
/** How the pages of a site are written. */
type Way = (site: Site) => Render;

const drawn: Way =
  ({ renderPage }) =>
  (address) =>
    renderPage(address);

/** The reads of a page, by the kind of its address. */
const READS: readonly (readonly [
  RegExp,
  (...parts: string[]) => readonly (readonly [string, ...unknown[]])[],
])[] = [
  [/^\/$/u, () => [['getHomeProducts'], ['getFeaturedProducts'], ['getHomePosts']]],
  [
    /^\/product(?:\/page\/(\d+))?$/u,
    (page = '1') => [
      ['searchProducts', { sort: 'featured', page: Number(page) }],
      ['countProducts', { minimumRating: 3 }],
      ['getPriceRange'],
    ],
  ],
  [/^\/blog(?:\/page\/(\d+))?$/u, (page = '1') => [['searchPosts', { page: Number(page) }]]],
  [/^\/product-detail\/(.+)$/u, (id) => [['getProduct', id]]],
  [/^\/blog-detail\/(.+)$/u, (id) => [['getPost', id]]],
];
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  getProduct: ['getOilVolumes', 'getRelatedProducts'],
  getPost: ['getPostNeighbours', 'getRelatedPosts'],
};

/** In place of React's drawing, which is slow where it is not built: the answers that it shows. */
const asData: Way =
  ({ callAgain }) =>
  async (address) => {
    const calls = [];
    for (const [route, readsOf] of READS) {
      const parts = route.exec(address);
      if (parts === null) continue;
      for (const [name, ...input] of readsOf(...parts.slice(1))) {
        const call = await callAgain(name, input);
        calls.push(call);
        if (call.answer === null) continue;
        for (const other of BESIDE[name] ?? []) calls.push(await callAgain(other, [call.answer]));
      }
    }
    const isThere = calls.every(({ answer, name }) => answer !== null || !(name in BESIDE));
    const html = JSON.stringify(calls.map(({ answer }) => answer));
    return {
      status: isThere ? 200 : 404,
      html,
      data: 'null',
      calls,
      shareCard: null,
      problems: [],
      searchEntry: null,
    };
  };

interface Ways {
  readonly onlyEdits?: boolean;
  /** The folder of an earlier version. */
  readonly spare?: string | null;
}

async function draw(
  way: Way,
  { products, posts }: Shelf,
  before: Before | null,
  { onlyEdits = false, spare = null }: Ways = {},
) {
  folders += 1;
  const folder = join(root, `site-${folders}`);
  if (before !== null || way === asData) mkdirSync(folder);
  else cpSync(join(root, 'code'), folder, { recursive: true });
  const processor = pictureProcessor({ folder, cache: join(root, 'pictures') });
  const none = () => null;
  const site = await siteRenderer(TEMPLATE, {
    clock: () => 0,
    processor,
    sources: {
      productCatalogue: inMemoryProductCatalogue(products, none),
      blog: inMemoryBlog(posts, none, () => ''),
    },
  });
  const renderPage = vi.fn(way(site));
  const drawn = await renderSite(
    { ...site, renderPage },
    {
      folder,
      sharePictures: join(root, 'shared'),
      shell: TEMPLATE,
      missed: processor.missed,
      before,
      onlyEdits,
      cloneRelease: (twin) => before !== null && cloneRelease(spare, twin, before),
    },
  );
  const rendered = renderPage.mock.calls.map(([address]) => address).sort();
  return { drawn, folder, rendered };
}

/** As it is read from its file. */
function kept(drawn: NonNullable<Drawn>, folder: string, before: Before | null): Before {
  writeManifest(folder, folder, 'code', drawn, before);
  const found = readManifest(folder, 'code');
  if ('reason' in found) throw new Error(found.reason);
  return found.before;
}

/** Folders too: a host says of an empty one that it may not be looked into. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

function differences(one: string, other: string): readonly string[] {
  const [names, others] = [filesIn(one), filesIn(other)];
  const all = [...new Set([...names, ...others])];
  return all.filter(
    (name) =>
      !names.includes(name) ||
      !others.includes(name) ||
      (statSync(join(one, name)).isFile() &&
        !readFileSync(join(one, name)).equals(readFileSync(join(other, name)))),
  );
}

/** What no event tells: of a picture alone, and what only a restored backup can do. */
const UNTOLD: readonly Edit['kind'][] = ['product-alt', 'product-moved', 'post-moved'];

const writtenIn = ({ notes }: Before) =>
  new Map([...notes.pages].map(([address, { written }]) => [address, written]));

const compareAfterEach =
  (way: Way) => async (steps: readonly (readonly Edit[])[], products: number, posts: number) => {
    let shelf = edits.first(products, posts);
    const first = await draw(way, shelf, null);
    if (first.drawn === null) throw new Error('Nothing was drawn');
    let before = kept(first.drawn, first.folder, null);
    /** The version before it. */
    let spare: string | null = null;
    for (const step of steps) {
      shelf = step.reduce(edits.edited, shelf);
      const written = writtenIn(before);
      const onlyEdits = !step.some(({ kind }) => UNTOLD.includes(kind));
      const { drawn: now, folder } = await draw(way, shelf, before, { onlyEdits, spare });
      const full = await draw(way, shelf, null);
      expect(differences(now === null ? before.folder : folder, full.folder)).toEqual([]);
      const inVain = (now?.drawn ?? []).filter(
        (address) => now?.notes.pages.get(address)?.written === written.get(address),
      );
      expect(inVain).toEqual([]);
      rmSync(full.folder, { recursive: true });
      if (now === null) rmSync(folder, { recursive: true });
      else {
        if (spare) rmSync(spare, { recursive: true, force: true });
        spare = before.folder;
        before = kept(now, folder, before);
      }
    }
    if (spare) rmSync(spare, { recursive: true, force: true });
    rmSync(before.folder, { recursive: true });
  };

const tried = (way: Way, numRuns: number, stepCount: number) => {
  const some = fc.array(anEdit, { minLength: 1, maxLength: 3 });
  return fc.assert(
    fc.asyncProperty(
      fc.array(some, { minLength: stepCount, maxLength: stepCount }),
      fc.integer({ min: 10, max: 13 }),
      fc.integer({ min: 7, max: 10 }),
      compareAfterEach(way),
    ),
    { numRuns, seed: SEED },
  );
};

const HOURS_MS = 10_000_000;

describe('a site that is drawn where its content changed', () => {
  it(
    `is the one that is drawn whole, byte for byte, after each of ${RUNS * 2} edits`,
    () => tried(drawn, RUNS, 2),
    HOURS_MS,
  );

  it(
    `has the same answers in its pages, and none is drawn in vain, in ${DATA_RUNS} sequences of edits`,
    () => tried(asData, DATA_RUNS, 4),
    HOURS_MS,
  );

  const whole = async (shelf: Shelf) => {
    const { drawn: site, folder } = await draw(asData, shelf, null);
    if (site === null) throw new Error('Nothing was drawn');
    return kept(site, folder, null);
  };
  /** Which pages are drawn after the edit of the last of 30 products and 30 posts, made long ago. */
  const drawnAfter = async (edit: Partial<Edit>) => {
    const shelf = edits.first(30, 30);
    const day = { afterMs: 86_400_000, value: 1 };
    const edit29 = { kind: 'product-words' as const, place: 29, ...day, ...edit };
    return (await draw(asData, edits.edited(shelf, edit29), await whole(shelf))).rendered;
  };

  it('is laid into the folder of an earlier version, which is made the same before', async () => {
    const edit = { kind: 'product-title' as const, place: 3, value: 1, afterMs: 86_400_000 };
    const shelf = edits.first(12, 8);
    const one = await whole(shelf);
    const second = edits.edited(shelf, edit);
    const two = await draw(asData, second, one);
    if (two.drawn === null) throw new Error('Nothing was drawn');
    const before = kept(two.drawn, two.folder, one);
    const third = edits.edited(second, { ...edit, place: 9 });
    const { ino } = statSync(one.folder);
    const three = await draw(asData, third, before, { spare: one.folder });
    expect(statSync(three.folder).ino).toBe(ino);
    expect(existsSync(one.folder)).toBe(false);
    const full = await draw(asData, third, null);
    expect(differences(three.folder, full.folder)).toEqual([]);
    // The one it was made the same as is as it was.
    const fullTwo = await draw(asData, second, null);
    expect(differences(two.folder, fullTwo.folder)).toEqual([]);
  });

  it('is laid into a copy of an earlier version, which stays', async () => {
    const edit = { kind: 'product-title' as const, place: 3, value: 1, afterMs: 86_400_000 };
    const shelf = edits.first(12, 8);
    const one = await whole(shelf);
    const spare = join(root, 'spare');
    copyRelease(one.folder, spare);
    const { ino } = statSync(spare);
    const second = edits.edited(shelf, edit);
    const two = await draw(asData, second, one, { spare });
    expect(statSync(two.folder).ino).toBe(ino);
    expect(differences(two.folder, (await draw(asData, second, null)).folder)).toEqual([]);
    expect(differences(one.folder, (await draw(asData, shelf, null)).folder)).toEqual([]);
  });

  it('is whole where a restored backup has moved what is no other than it was', async () => {
    const long = { afterMs: 86_400_000 };
    const moved = { kind: 'product-moved' as const, place: 0, value: 0, ...long };
    const volume = { kind: 'product-volume' as const, place: 4, value: 28, afterMs: 0 };
    const title = { kind: 'product-title' as const, place: 1, value: 13, afterMs: 5000 };
    await compareAfterEach(asData)([[volume, title], [moved]], 11, 7);
  });

  it('draws nothing where nothing changed', async () => {
    const shelf = edits.first(30, 30);
    const { drawn: site, rendered } = await draw(asData, shelf, await whole(shelf));
    expect(site).toBeNull();
    expect(rendered).toEqual([]);
  });

  it('draws of a product its own page, its part of the list, and where else it is shown', async () => {
    expect(await drawnAfter({})).toEqual(['/product-detail/product-1029', '/product/page/3']);
  });

  it('draws of a post its own page, its part of the list, and its neighbours', async () => {
    expect(await drawnAfter({ kind: 'post-body' })).toEqual([
      '/blog-detail/post-1028',
      '/blog-detail/post-1029',
      '/blog/page/4',
    ]);
  });
});
