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
/** Number of edit sequences: with React, which takes seconds each, and written as data. */
const RUNS = Number(process.env['CHANGED_PAGES_RUNS'] ?? 1);
const DATA_RUNS = RUNS * 4;
const SEED = Number(process.env['CHANGED_PAGES_SEED'] ?? 11);
const COLOURS = ['#a06020', '#204060', '#80a040'];

/** Above this number of files the build uses quick compression, which keeps the test fast. */
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
  for (const method of ['log', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});

type Built = Awaited<ReturnType<typeof renderSite>>;
type Before = Extract<ReturnType<typeof readManifest>, { before: unknown }>['before'];

type Site = Awaited<ReturnType<typeof siteRenderer>>;
type Render = Parameters<typeof renderSite>[0]['renderPage'];
/** How the pages of a site are rendered. */
type Renderer = (site: Site) => Render;

const withReact: Renderer =
  ({ renderPage }) =>
  (address) =>
    renderPage(address);

/** The use-case calls of a page, by its route. */
const CALLS: readonly (readonly [
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
const DEPENDENT_CALLS: Readonly<Record<string, readonly string[]>> = {
  getProduct: ['getOilVolumes', 'getRelatedProducts'],
  getPost: ['getPostNeighbours', 'getRelatedPosts'],
};

/** Writes the answers that a page shows instead of rendering it: unbundled React is slow. */
const asData: Renderer =
  ({ callAgain }) =>
  async (address) => {
    const calls = [];
    for (const [route, callsOf] of CALLS) {
      const parts = route.exec(address);
      if (parts === null) continue;
      for (const [name, ...input] of callsOf(...parts.slice(1))) {
        const call = await callAgain(name, input);
        calls.push(call);
        if (call.answer === null) continue;
        for (const other of DEPENDENT_CALLS[name] ?? [])
          calls.push(await callAgain(other, [call.answer]));
      }
    }
    const isThere = calls.every(
      ({ answer, name }) => answer !== null || !(name in DEPENDENT_CALLS),
    );
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

interface Options {
  readonly onlyEdits?: boolean;
  /** Folder of an earlier release. */
  readonly recycled?: string | null;
}

async function render(
  renderer: Renderer,
  { products, posts }: Shelf,
  before: Before | null,
  { onlyEdits = false, recycled = null }: Options = {},
) {
  folders += 1;
  const folder = join(root, `site-${folders}`);
  if (before !== null || renderer === asData) mkdirSync(folder);
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
  const renderPage = vi.fn(renderer(site));
  const built = await renderSite(
    { ...site, renderPage },
    {
      folder,
      sharePictures: join(root, 'shared'),
      shell: TEMPLATE,
      missed: processor.missed,
      before,
      onlyEdits,
      cloneRelease: (clone) => before !== null && cloneRelease(recycled, clone, before),
    },
  );
  const rendered = renderPage.mock.calls.map(([address]) => address).sort();
  return { built, folder, rendered };
}

/** Writes the manifest and reads it back. */
function throughManifest(built: NonNullable<Built>, folder: string, before: Before | null): Before {
  writeManifest(folder, folder, 'code', built, before);
  const found = readManifest(folder, 'code');
  if ('reason' in found) throw new Error(found.reason);
  return found.before;
}

/** Lists folders too: a host answers 403 for an empty folder. */
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

/**
 * Edits without an entry event: of a picture alone, and those that only a restored backup makes.
 */
const WITHOUT_EVENT: readonly Edit['kind'][] = ['product-alt', 'product-moved', 'post-moved'];

const writtenIn = ({ dependencies }: Before) =>
  new Map([...dependencies.pages].map(([address, { written }]) => [address, written]));

const compareAfterEach =
  (renderer: Renderer) =>
  async (steps: readonly (readonly Edit[])[], products: number, posts: number) => {
    let shelf = edits.first(products, posts);
    const first = await render(renderer, shelf, null);
    if (first.built === null) throw new Error('Nothing was rendered');
    let before = throughManifest(first.built, first.folder, null);
    /** The release before it. */
    let recycled: string | null = null;
    for (const step of steps) {
      shelf = step.reduce(edits.edited, shelf);
      const written = writtenIn(before);
      const onlyEdits = !step.some(({ kind }) => WITHOUT_EVENT.includes(kind));
      const { built: now, folder } = await render(renderer, shelf, before, { onlyEdits, recycled });
      const full = await render(renderer, shelf, null);
      expect(differences(now === null ? before.folder : folder, full.folder)).toEqual([]);
      const needless = (now?.rendered ?? []).filter(
        (address) => now?.dependencies.pages.get(address)?.written === written.get(address),
      );
      expect(needless).toEqual([]);
      rmSync(full.folder, { recursive: true });
      if (now === null) rmSync(folder, { recursive: true });
      else {
        if (recycled) rmSync(recycled, { recursive: true, force: true });
        recycled = before.folder;
        before = throughManifest(now, folder, before);
      }
    }
    if (recycled) rmSync(recycled, { recursive: true, force: true });
    rmSync(before.folder, { recursive: true });
  };

const tried = (renderer: Renderer, numRuns: number, stepCount: number) => {
  const some = fc.array(anEdit, { minLength: 1, maxLength: 3 });
  return fc.assert(
    fc.asyncProperty(
      fc.array(some, { minLength: stepCount, maxLength: stepCount }),
      fc.integer({ min: 10, max: 13 }),
      fc.integer({ min: 7, max: 10 }),
      compareAfterEach(renderer),
    ),
    { numRuns, seed: SEED },
  );
};

const HOURS_MS = 10_000_000;

describe('an incremental build', () => {
  it(
    `equals a full build byte for byte after each of ${RUNS * 2} edits`,
    () => tried(withReact, RUNS, 2),
    HOURS_MS,
  );

  it(
    `equals a full build and renders no page needlessly in ${DATA_RUNS} sequences of edits`,
    () => tried(asData, DATA_RUNS, 4),
    HOURS_MS,
  );

  const whole = async (shelf: Shelf) => {
    const { built: site, folder } = await render(asData, shelf, null);
    if (site === null) throw new Error('Nothing was rendered');
    return throughManifest(site, folder, null);
  };
  /** The pages rendered after an edit of the last of 30 products and 30 posts, which are old. */
  const renderedAfter = async (edit: Partial<Edit>) => {
    const shelf = edits.first(30, 30);
    const day = { afterMs: 86_400_000, value: 1 };
    const edit29 = { kind: 'product-words' as const, place: 29, ...day, ...edit };
    return (await render(asData, edits.edited(shelf, edit29), await whole(shelf))).rendered;
  };

  it('recycles the folder of an earlier release after updating it', async () => {
    const edit = { kind: 'product-title' as const, place: 3, value: 1, afterMs: 86_400_000 };
    const shelf = edits.first(12, 8);
    const one = await whole(shelf);
    const second = edits.edited(shelf, edit);
    const two = await render(asData, second, one);
    if (two.built === null) throw new Error('Nothing was rendered');
    const before = throughManifest(two.built, two.folder, one);
    const third = edits.edited(second, { ...edit, place: 9 });
    const { ino } = statSync(one.folder);
    const three = await render(asData, third, before, { recycled: one.folder });
    expect(statSync(three.folder).ino).toBe(ino);
    expect(existsSync(one.folder)).toBe(false);
    const full = await render(asData, third, null);
    expect(differences(three.folder, full.folder)).toEqual([]);
    // The release that was copied is unchanged.
    const fullTwo = await render(asData, second, null);
    expect(differences(two.folder, fullTwo.folder)).toEqual([]);
  });

  it('recycles a copy of an earlier release, which stays', async () => {
    const edit = { kind: 'product-title' as const, place: 3, value: 1, afterMs: 86_400_000 };
    const shelf = edits.first(12, 8);
    const one = await whole(shelf);
    const recycled = join(root, 'recycled');
    copyRelease(one.folder, recycled);
    const { ino } = statSync(recycled);
    const second = edits.edited(shelf, edit);
    const two = await render(asData, second, one, { recycled });
    expect(statSync(two.folder).ino).toBe(ino);
    expect(differences(two.folder, (await render(asData, second, null)).folder)).toEqual([]);
    expect(differences(one.folder, (await render(asData, shelf, null)).folder)).toEqual([]);
  });

  it('is complete after a restored backup has moved an unchanged document', async () => {
    const long = { afterMs: 86_400_000 };
    const moved = { kind: 'product-moved' as const, place: 0, value: 0, ...long };
    const volume = { kind: 'product-volume' as const, place: 4, value: 28, afterMs: 0 };
    const title = { kind: 'product-title' as const, place: 1, value: 13, afterMs: 5000 };
    await compareAfterEach(asData)([[volume, title], [moved]], 11, 7);
  });

  it('renders nothing when nothing changed', async () => {
    const shelf = edits.first(30, 30);
    const { built: site, rendered } = await render(asData, shelf, await whole(shelf));
    expect(site).toBeNull();
    expect(rendered).toEqual([]);
  });

  it('renders a product’s own page, its list page, and the other pages that show it', async () => {
    expect(await renderedAfter({})).toEqual(['/product-detail/product-1029', '/product/page/3']);
  });

  it('renders a post’s own page, its list page, and its neighbours', async () => {
    expect(await renderedAfter({ kind: 'post-body' })).toEqual([
      '/blog-detail/post-1028',
      '/blog-detail/post-1029',
      '/blog/page/4',
    ]);
  });
});
