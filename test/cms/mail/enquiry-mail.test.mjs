import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { firstAdministrator } from '../../../scripts/cms/first-administrator.mjs';
import { freePort } from '../../../scripts/cms/free-port.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { certificateAuthority } from './certificates.mjs';
import { startMailServer, withUser } from './mail-server.mjs';

const BOOTING = { timeout: 400_000 };
// The runner sets this variable when it tests PostgreSQL.
const databaseUrl = process.env.CMS_MAILED_DATABASE_URL;

const folder = temporaryFolder('enquiry-mail-');
const administrator = firstAdministrator({}).env;
let authority;
let port;
let server;
const running = new Set();

/** Boots a CMS on the database that all tests of this file share. */
const boot = async (env = {}) => {
  const logFile = join(folder.path, `${running.size}-${Math.random()}.log`);
  const cms = await bootTemporaryCms({
    databaseUrl,
    databaseFile: join(folder.path, 'data.db'),
    publicDir: join(folder.path, 'public'),
    logFile,
    env: {
      ENQUIRY_LIMIT_PER_MINUTE: '1000',
      ENQUIRY_LIMIT_PER_HOUR: '1000',
      ENQUIRY_NOTIFY_TO: 'Team <team@example.com>',
      ENQUIRY_NOTIFY_FROM: 'Sanaag <site@example.com>',
      ENQUIRY_NOTIFY_PER_HOUR: '1000',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(port),
      SMTP_USER: 'sanaag',
      SMTP_PASSWORD: 'right',
      NODE_EXTRA_CA_CERTS: authority.file,
      ...administrator,
      ...env,
    },
  });
  const booted = {
    ...cms,
    log: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      running.delete(booted);
      await cms.stop();
    },
  };
  running.add(booted);
  return booted;
};

const loginOf = async ({ url }) => {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: administrator.ADMIN_EMAIL,
      password: administrator.ADMIN_PASSWORD,
    }),
  });
  return { Authorization: `Bearer ${(await answer.json()).data.token}` };
};

const post = async ({ url }, data) => {
  const answer = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).data.documentId;
};

const AMINA = {
  kind: 'contact',
  name: 'Amina\r\nBcc: all@example.com Yusuf',
  email: 'amina@example.com',
  productTitle: 'Carterii',
  volume: 'Ten ml',
  message: 'Do you send <b>resin</b> to Kenya?',
};
const BILAN = { ...AMINA, kind: 'wholesale', name: 'Bilan', email: 'bilan@example.com' };
const VISITORS = /amina|bilan|Kenya/i;

beforeAll(async () => {
  authority = certificateAuthority(folder.path);
  port = await freePort();
});
afterAll(async () => {
  for (const cms of [...running]) await cms.stop();
  await server?.stop();
  folder.remove();
}, BOOTING.timeout);

describe('e-mails about enquiries', () => {
  const ids = [];

  it(
    'e-mails about enquiries wait while a setting is wrong, and one line of the log says so',
    BOOTING,
    async () => {
      const cms = await boot({ SMTP_PORT: 'submission' });
      ids.push(await post(cms, AMINA));
      await cms.stop();
      const lines = cms
        .log()
        .split('\n')
        .filter((line) => /E-mail|e-mail|SMTP/.test(line));
      expect(lines).toEqual([
        expect.stringContaining(
          'No e-mail is sent until this is corrected: SMTP_PORT must be a port, a number from 1 to 65535.',
        ),
      ]);
    },
  );

  it(
    'e-mails about enquiries wait while the mail server is down, without delaying the visitor',
    BOOTING,
    async () => {
      const cms = await boot();
      ids.push(await post(cms, BILAN));
      await cms.stop();
      expect(cms.log()).toMatch(/The mail server cannot be reached: .*ECONNREFUSED/);
      expect(cms.log()).not.toMatch(VISITORS);
      expect(cms.log()).not.toContain('right');
    },
  );

  it(
    'e-mails about enquiries arrive in order after a restart, encrypted and once',
    BOOTING,
    async () => {
      const options = { hideSTARTTLS: false, ...authority.sign('127.0.0.1') };
      server = await startMailServer({
        port,
        options: { ...options, ...withUser('sanaag', 'right') },
      });
      const cms = await boot();
      // Two notices and one copy. The visitor of the first enquiry gets no copy, because the CMS
      // had no valid mail settings when it stored that enquiry.
      await server.received(3);
      const [first, second] = ids.map((id) => id.slice(0, 8).toUpperCase());
      expect(server.mails).toMatchObject([
        {
          envelope: { from: 'site@example.com', to: ['team@example.com'] },
          subject: 'Carterii, Ten ml: question from Amina Bcc: all@example.com Yusuf',
          replyTo: [{ address: 'amina@example.com' }],
          isEncrypted: true,
          user: 'sanaag',
        },
        { envelope: { to: ['team@example.com'] }, replyTo: [{ address: 'bilan@example.com' }] },
        {
          envelope: { to: ['bilan@example.com'] },
          from: { name: 'Sanaag', address: 'site@example.com' },
          subject: `Sanaag: we have your message (${second})`,
        },
      ]);
      expect(server.mails[0].text).toContain(`Number: ${first}`);
      expect(server.mails[0].text).toContain('> Do you send <b>resin</b> to Kenya?');
      expect(server.mails[0].html).toContain('Do you send &lt;b&gt;resin&lt;/b&gt; to Kenya?');
      for (const { headers } of server.mails) {
        expect(headers.map(({ key }) => key)).not.toContain('bcc');
        expect(headers).toContainEqual(
          expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        );
      }

      await post(cms, { ...AMINA, email: 'third@example.com' });
      await server.received(5);
      expect(cms.log()).not.toMatch(VISITORS);
    },
  );

  it('e-mails about enquiries have a number that the panel’s search finds', async () => {
    const [cms] = running;
    const [, number] = /Number: (\w+)/.exec(server.mails[0].text);
    const path = `/content-manager/collection-types/api::enquiry.enquiry?_q=${number}`;
    const answer = await fetch(`${cms.url}${path}`, { headers: await loginOf(cms) });
    expect((await answer.json()).results).toMatchObject([{ documentId: ids[0] }]);
  });

  it.runIf(databaseUrl)(
    'e-mails about enquiries arrive once from two processes on one database',
    BOOTING,
    async () => {
      const before = server.mails.length;
      const pair = [[...running][0], await boot()];
      const each = Array.from({ length: 20 }, (_, n) => n);
      await Promise.all(
        each.map((n) => post(pair[n % 2], { ...AMINA, email: `visitor${n}@example.com` })),
      );
      await server.received(before + 2 * each.length);
      for (const cms of pair) await cms.stop();
      const seen = server.mails.slice(before).map(({ envelope, text }) => {
        const [number] = /Number: \w+/.exec(text);
        return `${envelope.to} ${number}`;
      });
      expect(seen).toHaveLength(2 * each.length);
      expect(new Set(seen).size).toBe(2 * each.length);
    },
  );
});
