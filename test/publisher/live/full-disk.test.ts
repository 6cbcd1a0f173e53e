// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublisher } from './a-publisher';

/** Limit of file sizes in bytes. It is below the size of every file that the publisher writes. */
const SHORT_BYTES = 100;

/** Returns the ids of the processes in the publisher's group: the publisher and its builder. */
const processesOf = (group: number) =>
  execFileSync('ps', ['-eo', 'pid=,pgid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .filter(([, its]) => its === group)
    .map(([pid]) => pid);

describe('on a full disk the publisher', () => {
  let site: Awaited<ReturnType<typeof aPublisher>>;
  const limitFiles = (bytes: number | 'unlimited') => {
    for (const pid of processesOf(site.pid())) {
      try {
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'pipe' });
      } catch (error) {
        // A builder may have ended since the processes were listed.
        if (existsSync(`/proc/${pid}`)) throw error;
      }
    }
  };

  const logs = mkdtempSync(join(tmpdir(), 'log-'));
  const logFile = join(logs, 'publisher.log');
  writeFileSync(logFile, '-'.repeat(SHORT_BYTES));
  const log = openSync(logFile, 'a');

  beforeAll(async () => {
    site = await aPublisher();
    await site.start(log);
    await site.says('Now: idle');
    await site.says('done in');
  });
  afterAll(async () => {
    await site.end();
    closeSync(log);
    rmSync(logs, { recursive: true });
  });

  it('on a full disk the publisher reports a failed publication and leaves the site as it is', async () => {
    const before = site.current();
    const product = site.cms.products[0] as Record<string, unknown>;
    limitFiles(SHORT_BYTES);
    await site.edit(product, { Title: 'Edited while the disk was full' });
    await site.sendEvent('entry.unpublish', site.cms.products.at(-1));
    await site.says('FAILED');
    await site.says('Now: idle');
    expect(site.current()).toBe(before);
  });

  it('on a full disk the publisher publishes all edits once there is space', async () => {
    limitFiles('unlimited');
    const product = site.cms.products[0] as Record<string, unknown>;
    await site.edit(product, { Price: 11 });
    await site.until(() =>
      site.page(`product-detail/${product['documentId']}`).includes('Edited while'),
    );
  });
});
