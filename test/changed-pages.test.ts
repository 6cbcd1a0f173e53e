// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawSite } from '../scripts/build/draw-site.mjs';
import { picturePress } from '../scripts/build/pictures/picture-press.mjs';
import { inMemoryBlog } from '../src/adapters/in-memory/in-memory-blog';
import { inMemoryProductCatalogue } from '../src/adapters/in-memory/in-memory-product-catalogue';
import { siteRenderer } from '../src/entry-render';
import { anEdit, contentEdits, type Edit, type Shelf } from './content-edits';

const ROOT = join(import.meta.dirname, '..');
const TEMPLATE = readFileSync(join(ROOT, 'index.html'), 'utf8');
const RUNS = Number(process.env['CHANGED_PAGES_RUNS'] ?? 1);
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
      sharp({ create: { width: 40, height: 30, channels: 3, background } }).png().toBuffer(),
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

type Drawn = Awaited<ReturnType<typeof drawSite>>;
type Before = NonNullable<Parameters<typeof drawSite>[1]['before']>;

async function draw({ products, posts }: Shelf, before: Before | null) {
  folders += 1;
  const folder = join(root, `site-${folders}`);
  if (before === null) cpSync(join(root, 'code'), folder, { recursive: true });
  else mkdirSync(folder);
  const press = picturePress({ folder, cache: join(root, 'pictures') });
  const none = () => null;
  const site = await siteRenderer(TEMPLATE, {
    clock: () => 0,
    press,
    sources: {
      productCatalogue: inMemoryProductCatalogue(products, none),
      blog: inMemoryBlog(posts, none, () => ''),
    },
  });
  const renderPage = vi.fn(site.renderPage);
  const drawn = await drawSite(
    { ...site, renderPage },
    { folder, sharePictures: join(root, 'shared'), shell: TEMPLATE, missed: press.missed, before },
  );
  const rendered = renderPage.mock.calls.map(([address]) => address).sort();
  return { drawn, folder, rendered };
}

/** As it would be read from a file. */
const kept = (drawn: NonNullable<Drawn>, folder: string): Before => ({
  ...structuredClone(drawn),
  folder,
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

function differences(one: string, other: string): readonly string[] {
  const [names, others] = [filesIn(one), filesIn(other)];
  const all = [...new Set([...names, ...others])];
  return all.filter(
    (name) =>
      !names.includes(name) ||
      !others.includes(name) ||
      !readFileSync(join(one, name)).equals(readFileSync(join(other, name))),
  );
}

async function compareAfterEach(steps: readonly (readonly Edit[])[], products: number, posts: number) {
  let shelf = edits.first(products, posts);
  const first = await draw(shelf, null);
  if (first.drawn === null) throw new Error('Nothing was drawn');
  let before = kept(first.drawn, first.folder);
  for (const step of steps) {
    shelf = step.reduce(edits.edited, shelf);
    const changed = await draw(shelf, before);
    const full = await draw(shelf, null);
    const site = changed.drawn === null ? before.folder : changed.folder;
    expect(differences(site, full.folder)).toEqual([]);
    if (changed.drawn === null) rmSync(changed.folder, { recursive: true });
    else {
      rmSync(before.folder, { recursive: true });
      before = kept(changed.drawn, changed.folder);
    }
    rmSync(full.folder, { recursive: true });
  }
  rmSync(before.folder, { recursive: true });
}

describe('a site that is drawn where its content changed', () => {
  it(`is the site that is drawn whole, byte for byte, whatever was edited (${RUNS} × seed ${SEED})`, async () => {
    const steps = fc.array(fc.array(anEdit, { minLength: 1, maxLength: 3 }), {
      minLength: 3,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.integer({ min: 10, max: 13 }),
        fc.integer({ min: 7, max: 10 }),
        compareAfterEach,
      ),
      { numRuns: RUNS, seed: SEED },
    );
  }, 3_600_000);
});
