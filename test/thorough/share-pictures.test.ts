// @vitest-environment node
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSharePictures } from '../../scripts/build/share/render-share-pictures.mjs';
import { aShareCard } from '../builders/a-share-card';

const ART = join(import.meta.dirname, '../../art');

let root: string;
let logged: string[];
let warned: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'share-'));
  mkdirSync(join(root, 'site/assets'), { recursive: true });
  copyFileSync(join(ART, 'svg/boswellia-branch.svg'), join(root, 'site/assets/drawing.svg'));
  copyFileSync(join(ART, 'p1.jpg'), join(root, 'site/assets/p1.jpg'));
  logged = [];
  warned = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void logged.push(line));
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warned.push(line));
});
afterEach(() => rmSync(root, { recursive: true }));

const folders = () => ({ folder: join(root, 'site'), cache: join(root, 'cache') });
const pictureOf = (card: { readonly address: string }) =>
  readFileSync(join(root, 'site', decodeURI(card.address)));
const cached = () => readdirSync(join(root, 'cache'));

const plain = aShareCard();
const withPhotograph = aShareCard({
  address: '/product-detail/lub%C4%81n/share.jpg',
  photograph: { url: '/assets/p1.jpg', side: 'centre' },
});

it('share pictures are at the addresses that their pages name, in any script', async () => {
  await renderSharePictures([plain, withPhotograph], folders());
  expect(pictureOf(plain).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(pictureOf(withPhotograph)).not.toEqual(pictureOf(plain));
  expect(readdirSync(join(root, 'site/product-detail')).sort()).toEqual(['carterii', 'lubān']);
});

it('share pictures are cached, and rendered again only after a change', async () => {
  const cachedCount = () => logged.at(-1)?.match(/, (\d+) of them kept from before$/u)?.[1];
  await renderSharePictures([plain, withPhotograph], folders());
  expect(cachedCount()).toBe('0');
  const first = pictureOf(plain);
  await renderSharePictures([plain, withPhotograph], folders());
  expect(cachedCount()).toBe('2');
  expect(pictureOf(plain)).toEqual(first);

  await renderSharePictures([{ ...plain, title: 'Another' }, withPhotograph], folders());
  expect(cachedCount()).toBe('1');
  copyFileSync(join(ART, 'p2.jpg'), join(root, 'site/assets/p1.jpg'));
  await renderSharePictures([plain, withPhotograph], folders());
  expect(cachedCount()).toBe('1');
});

it('share pictures that look the same share one cache entry', async () => {
  const elsewhere = { ...plain, address: '/product-detail/other/share.jpg' };
  await renderSharePictures([plain, elsewhere], folders());
  expect(pictureOf(elsewhere)).toEqual(pictureOf(plain));
  expect(cached()).toHaveLength(1);
});

it('share pictures that no build has used for a month are deleted from the cache', async () => {
  await renderSharePictures([plain], folders());
  const old = new Date(Date.now() - 31 * 86_400_000);
  for (const name of cached()) utimesSync(join(root, 'cache', name), old, old);
  await renderSharePictures([withPhotograph], folders());
  expect(cached()).toHaveLength(1);
});

it('share pictures with a missing photograph show the engraving and log a few lines', async () => {
  const lost = Array.from({ length: 7 }, (_, place) =>
    aShareCard({
      address: `/product-detail/${place}/share.jpg`,
      photograph: { url: `/assets/none-${place}.jpg`, side: 'centre' },
    }),
  );
  await renderSharePictures([plain, ...lost], folders());
  for (const card of lost) expect(pictureOf(card)).toEqual(pictureOf(plain));
  expect(warned).toHaveLength(6);
  expect(warned[0]).toMatch(/^\/product-detail\/\d\/share.jpg has an engraving .*ENOENT/u);
  expect(warned[5]).toBe('… and 2 more');
});

it('share pictures with an invalid photograph show the engraving', async () => {
  const page = aShareCard({ photograph: { url: '/assets/drawing.svg', side: 'centre' } });
  await renderSharePictures([page], folders());
  expect(warned).toEqual([expect.stringContaining("svg is not a photograph's format")]);
});

it('without share cards the build writes nothing', async () => {
  await renderSharePictures([], folders());
  expect(logged).toEqual([]);
  expect(readdirSync(root)).toEqual(['site']);
});
