import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { firstAdministrator } from '../../../scripts/cms/first-administrator.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { requireOfCms } from '../require-of-cms.mjs';
import { backupCommand } from './backup-command.mjs';
import { aProductWithPicture, ask, enquire } from './filled-cms.mjs';

const BOOTING = { timeout: 300_000 };
const { path: folder, remove } = temporaryFolder('restore-test-');
const at = (name) => join(folder, name);
const databaseUrl = process.env.CMS_TRIED_DATABASE_URL ?? '';
const place = {
  databaseUrl,
  databaseFile: databaseUrl ? '' : at('data.db'),
  publicDir: at('public'),
};
const administrator = firstAdministrator({}).env;

let cms;
let session;

const restoreTest = (file) => backupCommand('restore-test', file, place);

/** Returns the launch check that tells the owner whether a backup has been restored on trial. */
const trialLine = async () => {
  const { body } = await ask(cms, '/admin/launch-checks', { as: session });
  return body.data.find(({ sentence }) => sentence.includes('on trial'));
};

/** Copies the backup, and changes the manifest of the copy with `change`. Returns its path. */
const withManifest = (name, change) => {
  const unpacked = at(`${name}-unpacked`);
  mkdirSync(unpacked);
  execFileSync('tar', ['-xf', at('one.tar'), '-C', unpacked]);
  const manifest = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8'));
  change(manifest);
  writeFileSync(join(unpacked, 'manifest.json'), JSON.stringify(manifest));
  // Lists only files, because a backup contains no entry for a folder.
  const names = readdirSync(unpacked, { recursive: true }).filter((one) => one !== 'uploads');
  execFileSync('tar', ['-cf', at(name), '-C', unpacked, ...names]);
  return at(name);
};

beforeAll(async () => {
  cms = await bootTemporaryCms({ ...place, env: administrator });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const { body } = await ask(cms, '/admin/login', { data: { email, password } });
  session = body.data.token;
  await aProductWithPicture(cms, 'Kept');
  await enquire(cms);
  expect(await backupCommand('backup', at('one.tar'), place)).toMatchObject({ code: 0 });
}, BOOTING.timeout);

afterAll(async () => {
  await cms?.stop();
  remove();
});

it('a backup is restored on trial while the CMS runs and changes', async () => {
  expect(await trialLine()).toMatchObject({ state: 'advice' });
  await enquire(cms);
  const { code, said } = await restoreTest(at('one.tar'));
  expect(said).toMatch(
    /^Restored one\.tar on trial: \d{2,} rows in \d{2,} tables and [1-9]\d* pictures, as in the backup\.$/,
  );
  expect(code).toBe(0);
  expect(await trialLine()).toMatchObject({ state: 'done' });
  expect((await ask(cms, '/api/enquiries', { as: cms.writeToken })).body.data).toHaveLength(2);
});

it('a trial restore fails when rows are missing, and the launch checks tell the owner', async () => {
  // The manifest now counts one more enquiry than the backup contains, and the rows of a table that
  // does not exist.
  const lessRows = withManifest('rows.tar', ({ counts }) => {
    counts.enquiries += 1;
    counts.vanished = 3;
  });
  const { code, said } = await restoreTest(lessRows);
  expect([code, said]).toEqual([
    1,
    'What was restored differs: enquiries has 1 rows instead of 2, vanished has no rows instead of 3. Nothing was changed.',
  ]);
  expect(await trialLine()).toMatchObject({
    state: 'to-do',
    sentence: expect.stringContaining('enquiries has 1 rows instead of 2'),
  });
});

it('a trial restore rejects a damaged backup, and one without counts of its rows', async () => {
  copyFileSync(at('one.tar'), at('torn.tar'));
  truncateSync(at('torn.tar'), 20_000);
  expect((await restoreTest(at('torn.tar'))).said).toContain('torn.tar is no whole backup');
  const uncounted = withManifest('old.tar', (manifest) => {
    delete manifest.counts;
  });
  expect((await restoreTest(uncounted)).said).toContain('made by an earlier version');
});

it.runIf(databaseUrl)('a trial restore changes nothing in a database that is in use', async () => {
  const { Client } = requireOfCms('pg');
  const other = new Client({ connectionString: process.env.RESTORE_TEST_DATABASE_URL });
  await other.connect();
  try {
    await other.query('create table of_another_program as select 1 as one');
    expect((await restoreTest(at('one.tar'))).said).toContain('is connected to this database');
    expect((await other.query('select one from of_another_program')).rows).toEqual([{ one: 1 }]);
  } finally {
    await other.end();
  }
});

it.runIf(databaseUrl)('a trial restore never uses the database of the CMS', async () => {
  const scratch = process.env.RESTORE_TEST_DATABASE_URL;
  try {
    const inTokyo = new URL(databaseUrl);
    inTokyo.searchParams.set('options', '-c timezone=Asia/Tokyo');
    for (const url of [databaseUrl, inTokyo.href.replaceAll('+', '%20')]) {
      process.env.RESTORE_TEST_DATABASE_URL = url;
      const { said } = await restoreTest(at('one.tar'));
      expect(said).toContain('is the database of the CMS itself');
    }
    process.env.RESTORE_TEST_DATABASE_URL = '';
    expect((await restoreTest(at('one.tar'))).said).toContain(
      'RESTORE_TEST_DATABASE_URL is needed',
    );
  } finally {
    process.env.RESTORE_TEST_DATABASE_URL = scratch;
  }
  expect((await ask(cms, '/api/products')).body.data).toHaveLength(1);
});
