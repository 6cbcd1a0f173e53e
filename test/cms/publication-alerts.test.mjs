import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../scripts/cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../../scripts/cms/temporary-folder.mjs';
import { hookServer } from '../../scripts/publisher/webhook-server.mjs';
import { startMailServer } from './mail/mail-server.mjs';

const BOOTING = { timeout: 300_000 };
const SECRET = 'what only the two of them know';
const GOOD = { at: '2026-11-27T18:50:00.000Z', isGood: true, isHeld: false, text: 'done' };
const FAILED = { ...GOOD, isGood: false, text: 'Links that lead nowhere: / → /x.' };
const { path: folder, remove } = temporaryFolder('alerts-');

let latest = GOOD;
let onAsked = () => {};
let publisher;
let mailServer;
let env;
let cms;

/** Resolves when the CMS has requested the status of the publisher `times` more times. */
const asked = (times) =>
  new Promise((resolve) => {
    let left = times;
    onAsked = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });

const boot = () =>
  bootTemporaryCms({
    databaseUrl: process.env.CMS_ALERTED_DATABASE_URL ?? '',
    databaseFile: join(folder, 'data.db'),
    env,
  });

beforeAll(async () => {
  publisher = hookServer({
    secret: SECRET,
    onEvent() {},
    status: () => '',
    statusJson() {
      onAsked();
      const served = { servedSince: null, heldSince: null, loss: null };
      return { ...served, latest, problemCount: 0, problems: [] };
    },
  });
  mailServer = await startMailServer();
  const address = await publisher.listen({ port: 0, host: '127.0.0.1' });
  env = {
    ALERT_NOTIFY_TO: 'owner@example.com',
    ALERT_CHECK_SECONDS: '0.2',
    SMTP_RELAY_PORT: String(mailServer.port),
    PUBLISHER_URL: `${address}/publish`,
    PUBLISHER_SECRET: SECRET,
  };
  cms = await boot();
}, BOOTING.timeout);

afterAll(async () => {
  await cms?.stop();
  await publisher?.close();
  await mailServer?.stop();
  remove();
});

it(
  'a failed publication causes one e-mail, even across a restart, and its recovery one more',
  BOOTING,
  async () => {
    latest = FAILED;
    await mailServer.received(1);
    await asked(6);
    await cms.stop();
    cms = await boot();
    await asked(4);
    latest = GOOD;
    await mailServer.received(2);
    await asked(6);
    expect(mailServer.subjects()).toEqual([
      'The site could not be published',
      'The site is published again',
    ]);
    const [{ envelope, text }] = mailServer.mails;
    expect(envelope.to).toEqual(['owner@example.com']);
    expect(text).toContain('Links that lead nowhere');
  },
);
