// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureProcessor } from '../../scripts/build/pictures/picture-processor.mjs';
import { paper } from '../../src/ui/theme/colour';

let root: string;
let server: Server;
let host: string;
let asked: string[];
const uploads = new Map<string, Buffer>();

const plain = (width: number, background: string) =>
  sharp({ create: { width, height: width, channels: 3, background } });

/** Returns the colour of a picture at the given fraction of its width and height. */
async function colourAt(file: Sharp, part: number): Promise<string> {
  const { data, info } = await file.clone().raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(part * info.height) * info.width + Math.floor(part * info.width)) * info.channels;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

/** Returns the largest difference of a channel between two colours, from 0 to 255. */
const distance = (one = '', other: string): number =>
  Math.max(
    ...[1, 3, 5].map((place) =>
      Math.abs(
        Number.parseInt(one.slice(place, place + 2), 16) -
          Number.parseInt(other.slice(place, place + 2), 16),
      ),
    ),
  );

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  asked = [];
  uploads.clear();
  uploads.set('/uploads/tears_a1b2.jpg', await plain(700, '#c08040').jpeg().toBuffer());
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const upload = uploads.get(url);
    response.writeHead(upload === undefined ? 404 : 200).end(upload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

const aProcessor = () =>
  pictureProcessor({ folder: join(root, 'site'), cache: join(root, 'cache') });

describe('a picture of the CMS', () => {
  it('a picture of the CMS is encoded in modern formats at each width up to its own, with one fallback', async () => {
    const processor = aProcessor();
    const processed = await processor.process(`${host}/uploads/tears_a1b2.jpg`);
    expect(processed?.files.map(({ format, width }) => `${format} ${width}`)).toEqual([
      ...['avif 180', 'avif 360', 'avif 540', 'avif 700'],
      ...['webp 360', 'webp 700'],
      'jpeg 700',
    ]);
    expect(processed?.colour).toMatch(/^#[0-9a-f]{6}$/u);
    for (const { url, format, width, height } of processed?.files ?? []) {
      expect(url).toMatch(/^\/assets\/cms\/tears_a1b2-[0-9a-f]{16}-\d+[.]/u);
      const file = await sharp(readFileSync(join(root, 'site', url))).metadata();
      expect([file.width, file.height]).toEqual([width, height]);
      expect(file.format).toBe(format === 'avif' ? 'heif' : format);
    }
    expect(processor.report()).toEqual({ pictures: 1, made: 1 });
    expect(processor.problems()).toEqual([]);
  });

  it('a picture of the CMS is fetched once per build, and encoded once while it is unchanged', async () => {
    const url = `${host}/uploads/tears_a1b2.jpg`;
    const first = aProcessor();
    const [one, other] = await Promise.all([first.process(url), first.process(url)]);
    expect(other).toEqual(one);
    expect(asked).toHaveLength(1);
    const second = aProcessor();
    expect(await second.process(url)).toEqual(one);
    expect(second.report()).toMatchObject({ pictures: 1, made: 0 });
    // An editor replaces the picture in the CMS, and its URL stays the same.
    uploads.set('/uploads/tears_a1b2.jpg', await plain(700, '#204060').jpeg().toBuffer());
    const third = aProcessor();
    expect((await third.process(url))?.files[0]?.url).not.toBe(one?.files[0]?.url);
    expect(third.report().made).toBe(1);
  });

  it('a picture of the CMS is rotated by its EXIF orientation', async () => {
    const turned = await sharp({
      create: { width: 600, height: 400, channels: 3, background: '#fff' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    uploads.set('/uploads/turned.jpg', turned);
    const processed = await aProcessor().process(`${host}/uploads/turned.jpg`);
    expect(processed?.files.at(-1)).toMatchObject({ width: 400, height: 600 });
  });

  it('a picture of the CMS with transparency gets the page’s background in every format', async () => {
    const half = { input: await plain(200, '#120a08').png().toBuffer(), left: 100, top: 100 };
    const bottle = {
      create: { width: 400, height: 400, channels: 4, background: '#0000' },
    } as const;
    uploads.set('/uploads/bottle.png', await sharp(bottle).composite([half]).png().toBuffer());
    const processed = await aProcessor().process(`${host}/uploads/bottle.png`);
    expect(processed?.colour).toBe(paper.toLowerCase());
    for (const { url } of processed?.files ?? []) {
      const file = sharp(readFileSync(join(root, 'site', url)));
      expect((await file.metadata()).hasAlpha, url).toBe(false);
      const [corner, middle] = await Promise.all([0.1, 0.5].map((part) => colourAt(file, part)));
      expect(distance(corner, paper), `${url}: ${corner}`).toBeLessThan(6);
      expect(distance(middle, '#120a08'), `${url}: ${middle}`).toBeLessThan(12);
    }
  });

  it('a picture of the CMS with an alpha channel but no transparency gets its own dominant colour', async () => {
    const opaque = { width: 50, height: 50, channels: 4, background: '#204060ff' } as const;
    uploads.set('/uploads/opaque.png', await sharp({ create: opaque }).png().toBuffer());
    const { colour = '' } = (await aProcessor().process(`${host}/uploads/opaque.png`)) ?? {};
    expect(distance(colour, '#204060')).toBeLessThan(16);
  });

  it.each([
    ['that is missing', '/uploads/gone.jpg', null],
    ['that is not a picture', '/uploads/words.jpg', Buffer.from('words')],
    [
      'that is an SVG',
      '/uploads/drawn.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
  ])(
    'the picture %s keeps its address, and the report shows the reason',
    async (_, path, content) => {
      if (content !== null) uploads.set(path, content);
      const processor = aProcessor();
      for (const document of ['product/one', 'post/two', 'product/one']) {
        expect(await processor.process(host + path, document)).toBeNull();
      }
      expect(processor.report()).toEqual({ pictures: 0, made: 0 });
      const problem = `its picture ${host + path} stays where it is`;
      const reason = expect.stringMatching(/./u);
      expect(processor.problems()).toEqual([
        { document: 'product/one', title: '', problem, reason },
        { document: 'post/two', title: '', problem, reason },
      ]);
    },
  );

  it('a picture of the CMS that is animated keeps its address', async () => {
    const frames = await sharp(
      [await plain(20, '#fff').png().toBuffer(), await plain(20, '#000').png().toBuffer()],
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    uploads.set('/uploads/moves.webp', frames);
    expect(await aProcessor().process(`${host}/uploads/moves.webp`)).toBeNull();
  });
});

it('pictures of the site itself are not processed', async () => {
  const processor = aProcessor();
  expect(await processor.process('/assets/p1-abc.jpeg')).toBeNull();
  expect(processor.report()).toEqual({ pictures: 0, made: 0 });
  expect(processor.problems()).toEqual([]);
  expect(readdirSync(root)).toEqual([]);
});
