// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { judgeToken } from '../config/token-rights';

const TOKEN = 'a-token';
const ROOT = join(import.meta.dirname, '..');

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly isHolder: boolean;
}

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

/** Starts a fake CMS that answers each request with the status that `statusOf` returns. */
async function aCms(statusOf: (asked: Asked) => number) {
  const asked: Asked[] = [];
  const server = createServer(({ method = '', url = '', headers }, answer) => {
    const path = url.split('?')[0] ?? '';
    const question = { method, path, isHolder: headers.authorization === `Bearer ${TOKEN}` };
    asked.push(question);
    answer.writeHead(statusOf(question)).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  cleanups.push(stop);
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}

const verdictOn = async (statusOf: (asked: Asked) => number) => {
  const { host } = await aCms(statusOf);
  return judgeToken({ host, token: TOKEN });
};

describe('an API token', () => {
  it('an API token is accepted when it is refused everything that a visitor is refused', async () => {
    expect(await verdictOn(() => 403)).toEqual({ kind: 'fits' });
  });

  it('an API token is accepted on a CMS where visitors have the same rights', async () => {
    expect(await verdictOn(({ method }) => (method === 'GET' ? 200 : 403))).toEqual({
      kind: 'fits',
    });
  });

  it('an API token is too strong when it reads what a visitor may not read', async () => {
    const reads = ({ path, isHolder }: Asked) =>
      isHolder && path === '/api/enquiries' ? 200 : 403;
    expect(await verdictOn(reads)).toEqual({ kind: 'too strong', deeds: ['GET /api/enquiries'] });
  });

  it.each([
    ['POST', 400],
    ['PUT', 404],
    ['DELETE', 204],
  ])('an API token is too strong when the CMS answers %s with %i', async (writing, status) => {
    const { host, asked } = await aCms(({ method, isHolder }) =>
      isHolder && method === writing ? status : 403,
    );
    const verdict = await judgeToken({ host, token: TOKEN });
    const deeds = asked
      .filter(({ method, isHolder }) => isHolder && method === writing)
      .map(({ method, path }) => `${method} ${path}`);
    expect(verdict).toMatchObject({ kind: 'too strong' });
    expect(verdict.kind === 'too strong' && [...verdict.deeds].sort()).toEqual(deeds.sort());
  });

  it.each([429, 500, 503])('an API token is not judged when the CMS answers %i', async (status) => {
    const busy = ({ isHolder }: Asked) => (isHolder ? status : 403);
    expect(await verdictOn(busy)).toMatchObject({ kind: 'not asked' });
  });

  it('an API token is reported as unknown when the CMS never issued it', async () => {
    expect(await verdictOn(({ isHolder }) => (isHolder ? 401 : 403))).toEqual({
      kind: 'unknown to the CMS',
    });
  });

  it('an API token is not judged when the CMS does not answer', async () => {
    const { host, stop } = await aCms(() => 403);
    stop();
    expect(await judgeToken({ host, token: TOKEN })).toMatchObject({ kind: 'not asked' });
  });
});

/** Runs the build as the owner of the site does, into a temporary folder. */
async function build(host: string) {
  const outDir = mkdtempSync(join(tmpdir(), 'site-'));
  cleanups.push(() => rmSync(outDir, { recursive: true }));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_CATALOGUE: 'strapi',
      VITE_API_HOST: host,
      VITE_API_TOKEN: TOKEN,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

it('a build stops when the token is too strong, and prints what the token allows', async () => {
  const { host } = await aCms(({ path, isHolder }) =>
    isHolder && path === '/api/enquiries' ? 200 : 403,
  );
  const { code, said } = await build(host);
  expect(said).toContain('VITE_API_TOKEN may do more than a visitor');
  expect(said).toContain('GET /api/enquiries');
  expect(code).toBe(1);
});
