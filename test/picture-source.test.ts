// @vitest-environment node
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { pictureSource } from '../scripts/build/share-pictures/load-picture.mjs';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

async function aHost(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  cleanups.push(stop);
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

function aSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/a tear.jpg'), 'a picture');
  return folder;
}

describe('a picture', () => {
  it('a picture of the site is read from its folder', async () => {
    const read = pictureSource(aSite());
    expect(`${await read('/assets/a%20tear.jpg')}`).toBe('a picture');
    await expect(read('/assets/none.jpg')).rejects.toThrow('ENOENT');
  });

  it.each(['/../outside.jpg', '/%2e%2e/outside.jpg', '/..%2foutside.jpg', 'site:/../outside.jpg'])(
    'a picture is not read from outside the folder of the site’s pictures: %s',
    async (address) => {
      const folder = aSite();
      const outside = join(folder, '../outside.jpg');
      writeFileSync(outside, 'a secret');
      cleanups.push(() => rmSync(outside));
      await expect(pictureSource(folder)(address)).rejects.toThrow('ENOENT');
    },
  );

  it('a picture of the CMS is fetched from the CMS', async () => {
    const { host } = await aHost(({ url }, answer) => answer.end(`at ${url}`));
    const read = pictureSource(aSite());
    expect(`${await read(`${host}/uploads/tears.jpg`)}`).toBe('at /uploads/tears.jpg');
  });

  it('a picture that is missing rejects with the host’s status', async () => {
    const { host } = await aHost((_, answer) => answer.writeHead(404).end());
    await expect(pictureSource(aSite())(`${host}/a.jpg`)).rejects.toThrow(/answered 404/u);
  });

  it.each(['file:///etc/hostname', 'ftp://cms.example/a.jpg'])(
    'a picture is not requested from %s',
    async (url) => {
      await expect(pictureSource(aSite())(url)).rejects.toThrow('is not asked');
    },
  );

  it('a picture whose body never ends is aborted', async () => {
    const endless = () => Readable.from(Array.from({ length: 1000 }, () => Buffer.alloc(50_000)));
    const { host } = await aHost((_, answer) => void endless().pipe(answer));
    const read = pictureSource(aSite(), { longestMs: 60_000, mostBytes: 200_000 });
    await expect(read(`${host}/a.jpg`)).rejects.toThrow('200000');
  });

  it('a picture whose response never arrives times out', async () => {
    const { host } = await aHost(() => {});
    const read = pictureSource(aSite(), { longestMs: 50, mostBytes: 200_000 });
    await expect(read(`${host}/a.jpg`)).rejects.toThrow('timeout');
  });
});

describe('a host', () => {
  it('a host that fails repeatedly gets no further requests', async () => {
    let asked = 0;
    const { host } = await aHost((_, answer) => {
      asked += 1;
      answer.writeHead(503).end();
    });
    const read = pictureSource(aSite());
    for (let time = 0; time < 20; time += 1) await read(`${host}/${time}.jpg`).catch(() => {});
    expect(asked).toBe(5);
    await expect(read(`${host}/a.jpg`)).rejects.toThrow('5 times in a row');
  });

  it('a host that fails occasionally keeps getting requests', async () => {
    let asked = 0;
    const { host } = await aHost((_, answer) => {
      asked += 1;
      answer.writeHead(asked % 4 === 0 ? 200 : 404).end();
    });
    const read = pictureSource(aSite());
    for (let time = 0; time < 20; time += 1) await read(`${host}/${time}.jpg`).catch(() => {});
    expect(asked).toBe(20);
  });
});
