import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCheckToken } from '../../cms/dist/src/launch-checks/check-token';
import { bootTemporaryCms } from '../../scripts/cms/boot-temporary-cms.mjs';
import { CMS_DIR } from '../../scripts/cms/cms-dir.mjs';
import { firstAdministrator } from '../../scripts/cms/first-administrator.mjs';
import { freePort } from '../../scripts/cms/free-port.mjs';
import { temporaryFolder } from '../../scripts/cms/temporary-folder.mjs';
import { hookServer } from '../../scripts/publisher/webhook-server.mjs';
import { backupCommand } from './backup/backup-command.mjs';
import { aProductWithPicture, ask, enquire } from './backup/filled-cms.mjs';
import { refusal, startMailServer } from './mail/mail-server.mjs';

const BOOTING = { timeout: 300_000 };
const SECRET = 'what only the two of them know';
const APP_KEY = 'a key of this CMS alone';
const administrator = firstAdministrator({}).env;
const { path: folder, remove } = temporaryFolder('launch-checks-');

const WELL = {
  servedSince: '2026-11-27T18:48:52.123Z',
  latest: { at: '2026-11-27T18:50:00.000Z', isGood: true, isHeld: false, text: 'done' },
  heldSince: null,
  loss: null,
  problemCount: 0,
  problems: [],
};

let status = WELL;
let publisher;
let cms;
let place;
let session;
let mailServer;
let isRefusing = true;

/** Returns the lines of the launch checks that the panel shows this user. */
const lines = async (as = session) => (await ask(cms, '/admin/launch-checks', { as })).body.data;
const sentences = async (as) => (await lines(as)).map(({ sentence }) => sentence);
const lineWith = async (part) =>
  (await lines()).find(({ sentence }) => sentence.includes(part)) ?? null;

const write = async (path, data, method = 'POST') => {
  const { status: code, body } = await ask(cms, path, {
    as: cms.writeToken,
    data: { data },
    method,
  });
  if (code >= 300) throw new Error(`${path} got ${code}: ${JSON.stringify(body)}`);
  return body.data;
};

/** Runs the command that `npm run cms -- check` runs. */
const check = async (env = {}) => {
  const child = spawn(process.execPath, [join(CMS_DIR, 'dist/src/launch-checks/command.js')], {
    env: { ...process.env, APP_KEYS: APP_KEY, PORT: new URL(cms.url).port, PUBLIC_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: `${out}${errors}` };
};

beforeAll(async () => {
  publisher = hookServer({
    secret: SECRET,
    onEvent() {},
    status: () => '',
    statusJson: () => status,
  });
  const address = await publisher.listen({ port: 0, host: '127.0.0.1' });
  mailServer = await startMailServer({
    onRecipient: () => (isRefusing ? refusal(550, 'No such user') : null),
  });
  place = {
    databaseUrl: process.env.CMS_CHECKED_DATABASE_URL ?? '',
    databaseFile: join(folder, 'data.db'),
    publicDir: join(folder, 'public'),
  };
  cms = await bootTemporaryCms({
    ...place,
    env: {
      ...administrator,
      APP_KEYS: APP_KEY,
      ENQUIRY_NOTIFY_TO: 'owner@example.com',
      SMTP_RELAY_PORT: String(mailServer.port),
      PUBLISHER_URL: `${address}/publish`,
      PUBLISHER_SECRET: SECRET,
    },
  });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const { body } = await ask(cms, '/admin/login', { data: { email, password } });
  session = body.data.token;
}, BOOTING.timeout);

afterAll(async () => {
  await cms?.stop();
  await publisher?.close();
  await mailServer?.stop();
  remove();
});

describe('the launch checks', () => {
  it('the launch checks name everything that an empty CMS shows in place of the owner’s content', async () => {
    const toDo = (await lines()).filter(({ state }) => state === 'to-do');
    expect(toDo.map(({ sentence }) => sentence)).toEqual([
      'The name of the brand is still a placeholder: “Sanaag”.',
      'The e-mail address is still a placeholder: “hello@example.com”.',
      'The telephone number is still a placeholder: “+44 20 7946 0123”.',
      'Site lacks the legal name of the company.',
      'Site lacks the postal address of the company.',
      'Site lacks the maker of the products.',
      'No testimonial is published, so the site shows the samples that ship with it.',
      'The law page “privacy” is not published.',
      'The law page “imprint” is not published.',
      'The law page “terms” is not published.',
      'The law page “delivery and returns” is not published.',
      'No e-mail has been sent from here yet.',
      'There is no backup yet: `npm run cms -- backup FILE` on the server.',
    ]);
    expect(toDo[0].link).toEqual({
      label: 'Open Site: name, contact, company',
      path: '/content-manager/single-types/api::site.site',
    });
    expect(await lineWith('last published')).toMatchObject({
      state: 'done',
      sentence: 'The site was last published on 27 November 2026 at 18:48 UTC.',
    });
  });

  it('the launch checks make the command exit with 1, and link to the panel at its public URL', async () => {
    const { code, said } = await check({ PUBLIC_URL: 'https://cms.example.com/' });
    expect(code).toBe(1);
    expect(said).toContain('✘ The e-mail address is still a placeholder: “hello@example.com”.\n');
    expect(said).toContain(
      '  Open Site: name, contact, company: https://cms.example.com/admin/content-manager/single-types/api::site.site\n',
    );
    expect(said).toContain('13 to do before the site is launched');
  });

  it('the launch checks recognise a placeholder that was typed, in any case and spacing', async () => {
    const typed = { name: 'SANAAG', email: 'Hello@Example.com', telephone: '+44 20  7946 0123' };
    await write('/api/site', typed, 'PUT');
    expect(await lineWith('The telephone number')).not.toBeNull();
    expect(await lineWith('The name of the brand')).not.toBeNull();
    await write(
      '/api/site',
      { name: 'Cal Madow', email: 'us@cal.example', telephone: '01234 5' },
      'PUT',
    );
    expect((await sentences()).filter((one) => one.includes('placeholder'))).toEqual([]);
  });

  it('the launch checks name the testimonials that are samples, and not those that are drafts', async () => {
    const { documentId } = await write('/api/testimonials', { name: 'Amina', text: 'Fine.' });
    await write('/api/testimonials?status=draft', { name: 'Hodan', text: 'Fine.' });
    expect(await lineWith('sample')).toMatchObject({
      state: 'to-do',
      sentence: 'The site shows sample testimonials: “Amina”.',
    });
    await write(`/api/testimonials/${documentId}`, { sample: false }, 'PUT');
    expect(await lineWith('sample')).toMatchObject({ state: 'done' });
  });

  it('the launch checks name the published documents with a picture that has no description', async () => {
    const { documentId, picture } = await aProductWithPicture(cms, 'Maydi');
    const image = { image: picture.id, caption: 'Resin' };
    const Body = [{ __component: 'blog-body.picture', ...image }];
    await write('/api/blogs', { Title: 'Harvest', Description: 'Of resin.', Body });
    await write('/api/blogs?status=draft', { Title: 'Unborn', Description: 'No.', Body });
    const found = (await lines()).filter(({ sentence }) => sentence.includes('no description'));
    expect(found.map(({ sentence }) => sentence).sort()).toEqual([
      'A picture of “Harvest” has no description.',
      'A picture of “Maydi” has no description.',
    ]);
    expect(found.find(({ sentence }) => sentence.includes('Maydi')).link).toEqual({
      label: 'Open Product',
      path: `/content-manager/collection-types/api::product.product/${documentId}`,
    });

    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ alternativeText: 'Tears of resin on a tray' }));
    await ask(cms, `/api/upload?id=${picture.id}`, { as: cms.writeToken, data: form });
    expect(await lineWith('no description')).toBeNull();
    expect(await lineWith('Every published picture')).toMatchObject({ state: 'done' });
  });

  it('the launch checks say whether a mail server accepted the latest e-mail', async () => {
    await enquire(cms);
    await expect
      .poll(() => lineWith('could not be sent'))
      .toMatchObject({
        state: 'to-do',
        link: { label: 'Send a test e-mail', path: '/settings/email' },
      });
    isRefusing = false;
    await enquire(cms);
    await mailServer.received(1);
    await expect.poll(() => lineWith('mail server accepted')).toMatchObject({ state: 'done' });
    expect(await lineWith('could not be sent')).toBeNull();
  });

  it('the launch checks include a backup that another process made', async () => {
    const file = join(folder, 'one.tar');
    expect(await backupCommand('backup', file, place)).toMatchObject({ code: 0 });
    expect(await lineWith('latest backup')).toMatchObject({
      state: 'done',
      sentence: expect.stringContaining(`(${file})`),
    });
  });

  it('the launch checks say what could not be published, and link to the document', async () => {
    const { documentId } = await aProductWithPicture(cms, 'Beeyo');
    status = {
      ...WELL,
      latest: { ...WELL.latest, isGood: false, text: 'Links that lead nowhere: / → /x.' },
      problemCount: 3,
      problems: [
        { document: `product/${documentId}`, title: 'Beeyo', problem: 'left out of the site: why' },
        { document: 'nothing/x', title: 'Odd', problem: 'odd.' },
      ],
    };
    expect(await lineWith('failed')).toMatchObject({
      state: 'to-do',
      sentence: expect.stringContaining('Links that lead nowhere: / → /x.'),
    });
    expect(await lineWith('“Beeyo”')).toMatchObject({
      state: 'advice',
      sentence: '“Beeyo”: left out of the site: why.',
      link: { path: `/content-manager/collection-types/api::product.product/${documentId}` },
    });
    expect(await lineWith('“Odd”')).toMatchObject({ link: null, sentence: '“Odd”: odd.' });
    expect(await lineWith('And 1 more')).not.toBeNull();
  });

  it.each([
    ['another shape', { servedSince: 5 }],
    ['a list', []],
    ['markup instead of a time', { ...WELL, servedSince: '<b>now</b>' }],
    ['too much', { ...WELL, more: 'x'.repeat(300_000) }],
  ])(
    'the launch checks say that the publisher cannot be asked when it answers with %s',
    async (_, odd) => {
      status = odd;
      expect(await lineWith('publisher cannot be asked')).toMatchObject({ state: 'to-do' });
      status = WELL;
    },
  );

  it('the launch checks are shown only to panel users and to the command', async () => {
    for (const as of [undefined, cms.siteToken, cms.writeToken, 'x'])
      expect((await ask(cms, '/admin/launch-checks', { as })).status).toBe(401);
    const forCommand = (token) =>
      fetch(`${cms.url}/admin/launch-checks/for-command`, { headers: { 'X-Check-Token': token } });
    const [now, old] = [Date.now(), Date.now() - 61_000];
    expect((await forCommand(newCheckToken(APP_KEY, now))).status).toBe(200);
    for (const token of ['', newCheckToken(APP_KEY, old), newCheckToken('another key', now)])
      expect((await forCommand(token)).status).toBe(401);
  });

  it('the launch checks hide from a user the documents that this user may not read', async () => {
    const as = session;
    const { body: roles } = await ask(cms, '/admin/roles', { as });
    const author = roles.data.find(({ code }) => code === 'strapi-author');
    const permissions = { permissions: [] };
    await ask(cms, `/admin/roles/${author.id}/permissions`, {
      as,
      data: permissions,
      method: 'PUT',
    });
    const guest = { firstname: 'Guest', email: 'guest@example.com', roles: [author.id] };
    const { body } = await ask(cms, '/admin/users', { as, data: guest });
    const password = 'A-good-password-1';
    const { registrationToken } = body.data;
    const userInfo = { firstname: 'Guest', password };
    const { body: joined } = await ask(cms, '/admin/register', {
      data: { registrationToken, userInfo },
    });
    const seen = await sentences(joined.data.token);
    expect(seen.some((one) => one.includes('backup'))).toBe(true);
    expect(seen.filter((one) => /Maydi|Beeyo|telephone/.test(one))).toEqual([]);
  });
});

describe('the command', () => {
  it('the command reports when no CMS answers, and when another CMS answers', async () => {
    const port = String(await freePort());
    expect(await check({ PORT: port })).toEqual({
      code: 1,
      said: `No CMS answers at http://127.0.0.1:${port}. Start it, or name its port: npm run cms -- check --port N.\n`,
    });
    const { code, said } = await check({ APP_KEYS: 'another key' });
    expect([code, said]).toEqual([1, expect.stringContaining('other secrets than cms/.env')]);
  });
});
