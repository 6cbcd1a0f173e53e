import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/cms/free-port.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { certificateAuthority } from './certificates.mjs';
import { aQueue, openDatabase } from './mail-queue.mjs';
import { startMailServer, withUser } from './mail-server.mjs';

const folder = temporaryFolder('mail-certificates-');
const WAITING = 'error: E-mails wait until the mail server can be used.';

let authority;
let ca;
let db;
let port;
let server;
let queue;

beforeAll(() => {
  authority = certificateAuthority(folder.path);
  ca = readFileSync(authority.file);
});
afterAll(() => folder.remove());

beforeEach(async () => {
  db = await openDatabase();
  port = await freePort();
  queue = aQueue(db);
  await queue.put('One');
  await queue.put('Two');
});
afterEach(async () => {
  await server.stop();
  await db.destroy();
});

const at = (variables) => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_USER: 'sanaag',
  SMTP_PASSWORD: 'right',
  ...variables,
});
const serve = async (options) => {
  server = await startMailServer({ port, options: { ...withUser('sanaag', 'right'), ...options } });
};

describe.each([
  ['tls', { secure: true }],
  ['starttls', { hideSTARTTLS: false }],
])('with SMTP_SECURITY=%s', (security, offered) => {
  const variables = () => at({ SMTP_SECURITY: security });

  it('e-mails are sent encrypted and with the password', async () => {
    await serve({ ...offered, ...authority.sign('127.0.0.1') });
    await queue.start(variables(), { ca }).wake();
    expect(server.mails).toMatchObject([
      { subject: 'One', isEncrypted: true, user: 'sanaag' },
      { subject: 'Two', isEncrypted: true, user: 'sanaag' },
    ]);
    expect(queue.lines).toEqual([]);
  });

  it('with a wrong password all e-mails wait, and with the right one they are sent in order', async () => {
    await serve({ ...offered, ...authority.sign('127.0.0.1') });
    const wrong = { ...variables(), SMTP_PASSWORD: 'guessed' };
    await queue.start(wrong, { ca }).wake();
    expect(server.mails).toEqual([]);
    expect(queue.lines).toEqual([
      `${WAITING} The mail server refused the user or the password (535 5.7.8).`,
    ]);
    expect(JSON.stringify([queue.lines, await queue.rows()])).not.toContain('guessed');
    await queue.start(variables(), { ca }).wake();
    expect(server.subjects()).toEqual(['One', 'Two']);
  });

  it.each([
    ['of an unknown authority', '127.0.0.1', {}, /self-signed certificate|unable to/, false],
    ['of another host', 'other.example', {}, /does not match certificate's altnames/, true],
    ['that has expired', '127.0.0.1', { days: -1 }, /certificate has expired/, true],
  ])('with a certificate %s all e-mails wait', async (_, host, dates, reason, isTrusted) => {
    await serve({ ...offered, ...authority.sign(host, dates) });
    await queue.start(variables(), isTrusted ? { ca } : {}).wake();
    expect(server.mails).toEqual([]);
    expect(queue.lines).toEqual([expect.stringMatching(reason)]);
    expect(await queue.rows()).toMatchObject([{ failed_at: null }, { failed_at: null }]);
  });
});

it('a server that does not offer STARTTLS gets neither the password nor an e-mail', async () => {
  const asked = [];
  const onAuth = (given, _, callback) => {
    asked.push(given);
    callback(null, { user: given.username });
  };
  await serve({ allowInsecureAuth: true, onAuth });
  await queue.start(at({})).wake();
  expect([asked, server.mails]).toEqual([[], []]);
  expect(queue.lines).toEqual([expect.stringContaining(WAITING)]);
});
