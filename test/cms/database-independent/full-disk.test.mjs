import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';

const BOOTING = 300_000;
const folder = temporaryFolder('small-disk-');
const disk = join(folder.path, 'disk');

/**
 * Mounts a small disk for the test to fill, and returns whether that succeeded. Only root may
 * mount; without root the test is skipped.
 */
const mounted = () =>
  spawnSync('sh', ['-c', `mkdir "${disk}" && mount -t tmpfs -o size=32m none "${disk}"`]).status ===
  0;
const hasDisk = mounted();

const FILLER = join(disk, 'filler');
const fillDisk = () => {
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    try {
      for (;;) writeFileSync(FILLER, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  expect(statfsSync(disk).bavail).toBe(0);
};

let cms;
const health = async () => {
  const answer = await fetch(`${cms.url}/_health`);
  return { status: answer.status, text: await answer.text() };
};
/** Polls the health endpoint until its status differs from `status`. */
async function healthOtherThan(status) {
  for (let answer = await health(); ; answer = await health()) {
    if (answer.status !== status) return answer;
    await wait(500);
  }
}
const sendEnquiry = () =>
  fetch(`${cms.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      data: { name: 'Ayaan', email: 'a@example.com', message: 'Is there resin? '.repeat(200) },
    }),
  });

beforeAll(async () => {
  cms = await bootTemporaryCms({
    ...(hasDisk && { databaseFile: join(disk, 'data.db'), publicDir: join(disk, 'public') }),
    env: { ENQUIRY_LIMIT_PER_MINUTE: '1000' },
  });
}, BOOTING);

afterAll(async () => {
  await cms?.stop();
  if (hasDisk) spawnSync('umount', [disk]);
  folder.remove();
}, BOOTING);

it('the health check reports health while everything can be stored', {
  timeout: BOOTING,
}, async () => {
  expect(await health()).toEqual({ status: 204, text: '' });
});

it('the health check reports that pictures cannot be stored, without naming a path', {
  timeout: BOOTING,
}, async () => {
  const uploads = join(cms.publicDir, 'uploads');
  renameSync(uploads, `${uploads}-away`);
  const { status, text } = await healthOtherThan(204);
  expect({ status, text }).toEqual({ status: 503, text: 'Pictures cannot be stored.\n' });
  renameSync(`${uploads}-away`, uploads);
  expect((await healthOtherThan(503)).status).toBe(204);
});

describe.skipIf(!hasDisk)('on a disk that is full', () => {
  it('on a full disk the health check reports a failure as soon as no enquiry can be stored, and until one can', {
    timeout: BOOTING,
  }, async () => {
    fillDisk();
    const { status, text } = await healthOtherThan(204);
    expect(status).toBe(503);
    expect(text).toBe('Enquiries and edits cannot be stored.\nPictures cannot be stored.\n');
    expect((await sendEnquiry()).status).toBeGreaterThanOrEqual(500);
    rmSync(FILLER);
    expect((await healthOtherThan(503)).status).toBe(204);
    expect((await sendEnquiry()).status).toBe(201);
  });
});
