// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { haveNginx, openNginx } from '../../scripts/lib/nginx-on-loopback.mjs';
import { type CountingCms, countingCms } from './counting-cms';
import { ask, SITE } from './nginx-client';

// Tests that nginx does not limit the withdrawals from the newsletter by IP address, because a mail
// provider may send those of many customers from one address.

const WITHDRAW = '/api/newsletter/withdraw';

let sites: string;
let cms: CountingCms;
let nginx: Awaited<ReturnType<typeof openNginx>>;

const hasNginx = await haveNginx();

const statusesOf = async (path: (n: number) => string) => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      ask(nginx, SITE, path(n), {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: '--x--',
      }),
    ),
  );
  return new Set(answers.map(({ status }) => status));
};

describe.skipIf(!hasNginx)('forty simultaneous posts from one IP address', () => {
  beforeEach(async () => {
    sites = mkdtempSync(join(tmpdir(), 'sites-'));
    cms = await countingCms();
    nginx = await openNginx({ sites, cms: cms.host, token: 'a-token' });
  });
  afterEach(async () => {
    await nginx.close();
    await cms.close();
    rmSync(sites, { recursive: true });
  });

  it('forty simultaneous posts from one IP address reach the CMS when they withdraw', async () => {
    expect(await statusesOf((n) => `${WITHDRAW}/token-${n}`)).toEqual(new Set([200]));
  });

  it.each([
    ['confirm', (n: number) => `/api/newsletter/confirm/token-${n}`],
    ['are sent past the withdrawal', (n: number) => `${WITHDRAW}/..%2f..%2fenquiries?${n}`],
  ])('forty simultaneous posts from one IP address are limited when they %s', async (_, path) => {
    expect(await statusesOf(path)).toContain(429);
  });
});
