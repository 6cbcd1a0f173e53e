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
import { renderSharePictures } from '../../scripts/build/share-pictures/render-share-pictures.mjs';
import { aShareCard } from '../builders/a-share-card';

const ART = join(import.meta.dirname, '../../art');

let root: string;
let said: string[];
let reported: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'share-'));
  mkdirSync(join(root, 'site/assets'), { recursive: true });
  copyFileSync(join(ART, 'svg/boswellia-branch.svg'), join(root, 'site/assets/drawing.svg'));
  copyFileSync(join(ART, 'p1.jpg'), join(root, 'site/assets/p1.jpg'));
  said = [];
  reported = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => rmSync(root, { recursive: true }));

const folders = () => ({
  folder: join(root, 'site'),
  cache: join(root, 'cache'),
  onProblem: (page: string, problem: string) => void reported.push(`${page}: ${problem}`),
});
const fileOf = (card: { readonly address: string }) =>
  readFileSync(join(root, 'site', decodeURI(card.address)));
const cached = () => readdirSync(join(root, 'cache'));

const plain = aShareCard();
const withPhotograph = aShareCard({
  address: '/product-detail/lub%C4%81n/share.jpg',
  photograph: { url: '/assets/p1.jpg', side: 'centre' },
});

it('share pictures are stored at the URLs that their pages name, whatever letters a URL contains', async () => {
  await renderSharePictures([plain, withPhotograph], folders());
  expect(fileOf(plain).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(fileOf(withPhotograph)).not.toEqual(fileOf(plain));
  expect(readdirSync(join(root, 'site/product-detail')).sort()).toEqual(['carterii', 'lubān']);
});

it('share pictures are cached, and rendered again only when their content has changed', async () => {
  const reused = () => said.at(-1)?.match(/, (\d+) of them reused$/u)?.[1];
  await renderSharePictures([plain, withPhotograph], folders());
  expect(reused()).toBe('0');
  const first = fileOf(plain);
  await renderSharePictures([plain, withPhotograph], folders());
  expect(reused()).toBe('2');
  expect(fileOf(plain)).toEqual(first);

  await renderSharePictures([{ ...plain, title: 'Another' }, withPhotograph], folders());
  expect(reused()).toBe('1');
  copyFileSync(join(ART, 'p2.jpg'), join(root, 'site/assets/p1.jpg'));
  await renderSharePictures([plain, withPhotograph], folders());
  expect(reused()).toBe('1');
});

it('share pictures with the same content are rendered once, whatever their URLs', async () => {
  const elsewhere = { ...plain, address: '/product-detail/other/share.jpg' };
  await renderSharePictures([plain, elsewhere], folders());
  expect(fileOf(elsewhere)).toEqual(fileOf(plain));
  expect(cached()).toHaveLength(1);
});

it('share pictures that no build has used for a month are removed from the cache', async () => {
  await renderSharePictures([plain], folders());
  const old = new Date(Date.now() - 31 * 86_400_000);
  for (const name of cached()) utimesSync(join(root, 'cache', name), old, old);
  await renderSharePictures([withPhotograph], folders());
  expect(cached()).toHaveLength(1);
});

it('a share picture whose photograph does not load shows the engraving, and the report says why', async () => {
  const lost = Array.from({ length: 7 }, (_, place) =>
    aShareCard({
      address: `/product-detail/${place}/share.jpg`,
      photograph: { url: `/assets/none-${place}.jpg`, side: 'centre' },
    }),
  );
  await renderSharePictures([plain, ...lost], folders());
  for (const card of lost) expect(fileOf(card)).toEqual(fileOf(plain));
  expect(reported).toHaveLength(7);
  for (const line of reported) {
    expect(line).toMatch(
      /^\/product-detail\/\d: its picture for sharing is an engraving: .*ENOENT/u,
    );
  }
});

it('a share picture shows the engraving when its photograph is an SVG', async () => {
  const page = aShareCard({ photograph: { url: '/assets/drawing.svg', side: 'centre' } });
  await renderSharePictures([page], folders());
  expect(reported).toEqual([expect.stringContaining("svg is not a photograph's format")]);
});

it('without share pictures, for example when the site does not know its URL, nothing is rendered or logged', async () => {
  await renderSharePictures([], folders());
  expect(said).toEqual([]);
  expect(readdirSync(root)).toEqual(['site']);
});
