import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { firstAdministrator } from '../../../scripts/cms/first-administrator.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { runSql } from '../run-sql.mjs';
import { backupCommand } from './backup-command.mjs';
import {
  aProductWithPicture,
  ask,
  enquire,
  enquireUntilItEnds,
  enquiriesOf,
  keysOf,
} from './filled-cms.mjs';

const BOOTING = { timeout: 300_000 };
const { path: folder, remove } = temporaryFolder('backup-');
const administrator = firstAdministrator({}).env;
const at = (name) => join(folder, name);

/**
 * Returns the settings that define where a CMS stores its data: in the PostgreSQL database at
 * `databaseUrl`, or in a SQLite file when `databaseUrl` is empty.
 */
const place = (name, databaseUrl = '') => ({
  databaseUrl,
  databaseFile: databaseUrl ? '' : at(`${name}.db`),
  publicDir: at(name),
});
const first = place('first', process.env.CMS_BACKUP_DATABASE_URL);
const second = place('second', process.env.CMS_RESTORED_DATABASE_URL);

// Every boot uses the same secrets. With new secrets, the CMS would reject all old tokens, so the
// tests could not detect tokens that a restore brings back by mistake.
const secrets = Object.fromEntries(
  ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'APP_KEYS'].map(
    (name) => [name, randomUUID()],
  ),
);
const limits = { ENQUIRY_LIMIT_PER_MINUTE: '100000', ENQUIRY_LIMIT_PER_HOUR: '100000' };
// Without a mail server, e-mails about enquiries stay in the queue, so that a test can check that a
// backup does not contain them.
const notices = { ENQUIRY_NOTIFY_TO: 'team@example.com' };
const boot = ({ databaseFile, ...rest }) =>
  bootTemporaryCms({
    ...rest,
    ...(databaseFile && { databaseFile }),
    env: { ...administrator, ...secrets, ...limits, ...notices },
  });

const uploads = ({ publicDir }) => readdirSync(join(publicDir, 'uploads')).sort();

let cms;
let keys;
let product;
let before;
let during;
let pictures;

beforeAll(async () => {
  cms = await boot(first);
  keys = await keysOf(cms, administrator);
  product = await aProductWithPicture(cms, 'Kept');
  before = [await enquire(cms), await enquire(cms)];
  pictures = uploads(first);
}, BOOTING.timeout);

afterAll(async () => {
  await cms?.stop();
  remove();
}, BOOTING.timeout);

it('a backup is made while the CMS writes', BOOTING, async () => {
  during = enquireUntilItEnds(cms);
  await during.many;
  const { code, said } = await backupCommand('backup', at('one.tar'), first);
  expect(said).toBe(`Backed up the database and ${pictures.length} pictures to ${at('one.tar')}`);
  expect(code).toBe(0);
});

it('a backup contains no environment secret, token, session, invitation or queued e-mail', () => {
  const archive = readFileSync(at('one.tar'), 'latin1');
  expect(archive).toContain(pictures[0]);
  const secret = [
    ...Object.values(secrets),
    keys.session,
    keys.api.accessKey,
    keys.transfer.accessKey,
    keys.webhook,
    keys.invitation,
    cms.writeToken,
    // Every queued e-mail about an enquiry contains this sentence.
    'Your reply to this e-mail goes to',
  ];
  expect(secret.filter((one) => !(one?.length > 16))).toEqual([]);
  expect(secret.filter((one) => archive.includes(one))).toEqual([]);
});

it('a backup does not overwrite a file', async () => {
  const whole = readFileSync(at('one.tar'));
  const { code, said } = await backupCommand('backup', at('one.tar'), first);
  expect([code, said]).toEqual([1, `${at('one.tar')} is there already. Nothing was changed.`]);
  expect(readFileSync(at('one.tar')).equals(whole)).toBe(true);
});

it('a backup is not restored while the CMS runs', async () => {
  const { code, said } = await backupCommand('restore', at('one.tar'), first);
  expect(code).toBe(1);
  expect(said).toMatch(/^The CMS.*: stop it first\. Nothing was changed\.$/);
  expect((await ask(cms, `/api/products/${product.documentId}`)).status).toBe(200);
  expect(uploads(first)).toEqual(pictures);
});

const spoil = {
  'cut short': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'cut short after its first part': (file) => truncateSync(file, 700),
  'changed in one byte': (file) => {
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length * 0.4)] ^= 1;
    writeFileSync(file, bytes);
  },
  empty: (file) => truncateSync(file, 0),
  'not a backup': (file) => writeFileSync(file, 'Dear diary\n'.repeat(100)),
};

it.each(Object.keys(spoil))('a backup is refused without any change when it is %s', async (how) => {
  const file = at('spoilt.tar');
  copyFileSync(at('one.tar'), file);
  spoil[how](file);
  const { code, said } = await backupCommand('restore', file, second);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^spoilt\.tar is no whole backup of this CMS \(.+\)\. Nothing was changed\.$/,
  );
  expect(existsSync(second.publicDir)).toBe(false);
});

it('a backup is refused by a CMS on the other kind of database', async () => {
  const isPostgres = first.databaseUrl !== '';
  const other = isPostgres
    ? { ...second, databaseUrl: '', databaseFile: at('other.db') }
    : { ...second, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  const { said } = await backupCommand('restore', at('one.tar'), other);
  const [its, ours] = isPostgres ? ['PostgreSQL', 'SQLite'] : ['SQLite', 'PostgreSQL'];
  expect(said).toBe(`The backup is of ${its}, and this CMS is on ${ours}. Nothing was changed.`);
});

it(
  'a backup contains every acknowledged enquiry of a CMS that was killed during writes',
  BOOTING,
  async () => {
    const late = await aProductWithPicture(cms, 'Late');
    await ask(cms, `/admin/api-tokens/${keys.api.id}`, { as: keys.session, method: 'DELETE' });
    process.kill(cms.pid, 'SIGKILL');
    await during.ended;
    await cms.stop();

    expect(await backupCommand('backup', at('two.tar'), first)).toMatchObject({ code: 0 });
    await mkdir(second.publicDir);
    expect(await backupCommand('restore', at('two.tar'), second)).toMatchObject({ code: 0 });
    cms = await boot(second);
    const stored = new Set(await enquiriesOf(cms));
    expect([...before, ...during.acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect((await ask(cms, `/api/products/${late.documentId}`)).status).toBe(200);
    expect(uploads(second)).toEqual(uploads(first));
    await cms.stop();
  },
);

it(
  'a restore brings back content and pictures, but no token, session or webhook',
  BOOTING,
  async () => {
    expect(await backupCommand('restore', at('one.tar'), first)).toMatchObject({ code: 0 });
    expect(uploads(first)).toEqual(pictures);
    cms = await boot(first);

    const { body } = await ask(cms, '/api/products?populate=productimage');
    expect(body.data.map(({ Title }) => Title)).toEqual(['Kept']);
    const picture = await fetch(`${cms.url}${body.data[0].productimage.url}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const stored = await enquiriesOf(cms);
    expect(stored).toEqual(expect.arrayContaining(before));
    expect(stored.length).toBeLessThan(before.length + during.acknowledged.length);

    expect((await ask(cms, '/api/products', { as: keys.api.accessKey })).status).toBe(401);
    expect((await ask(cms, '/admin/users/me', { as: keys.session })).status).toBe(401);
    const login = { email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD };
    const { body: session } = await ask(cms, '/admin/login', { data: login });
    const as = session.data.token;
    expect((await ask(cms, '/admin/transfer/tokens', { as })).body.data).toEqual([]);
    expect((await ask(cms, '/admin/webhooks', { as })).body.data).toEqual([]);
  },
);

it('a database that lacks a table of this version can be backed up, as before the first start after an update', async () => {
  await runSql(second, 'drop table subscribers');
  expect(await backupCommand('backup', at('older.tar'), second)).toMatchObject({ code: 0 });
});
