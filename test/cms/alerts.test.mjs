import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootCms } from '../../scripts/cms/boot-cms.mjs';
import { freePort } from '../../scripts/cms/free-port.mjs';
import { temporaryFolder } from '../../scripts/cms/temporary-folder.mjs';
import { hookServer } from '../../scripts/publisher/hook-server.mjs';
import { collectMail } from './mail-sink';

const BOOTING = { timeout: 300_000 };
const SECRET = 'what only the two of them know';
const GOOD = { at: '2026-11-27T18:50:00.000Z', isGood: true, isHeld: false, text: 'done' };
const FAILED = { ...GOOD, isGood: false, text: 'Links that lead nowhere: / → /x.' };
const { path: folder, remove } = temporaryFolder('alerts-');

let latest = GOOD;
let onAsked = () => {};
let publisher;
let env;
let cms;

/** Waits until the CMS has asked the publisher `times` times. */
const asked = (times) =>
  new Promise((resolve) => {
    let left = times;
    onAsked = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });

const boot = () =>
  bootCms({
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
  const address = await publisher.listen({ port: 0, host: '127.0.0.1' });
  env = {
    ALERT_NOTIFY_TO: 'owner@example.com',
    ALERT_CHECK_SECONDS: '0.2',
    SMTP_RELAY_PORT: String(await freePort()),
    PUBLISHER_URL: `${address}/publish`,
    PUBLISHER_SECRET: SECRET,
  };
  cms = await boot();
}, BOOTING.timeout);

afterAll(async () => {
  await cms?.stop();
  await publisher?.close();
  remove();
});

const subjectsOf = (mails) =>
  mails.map(({ content }) => /^Subject: (.*)$/m.exec(content)?.[1]?.trim());

it(
  'a publication that fails is mailed once, over a restart too, and once when it is well',
  BOOTING,
  async () => {
    const port = Number(env.SMTP_RELAY_PORT);
    const mails = await collectMail(port, async () => {
      latest = FAILED;
      await asked(6);
      await cms.stop();
      cms = await boot();
      await asked(4);
      latest = GOOD;
      await asked(6);
    });
    expect(subjectsOf(mails)).toEqual([
      'The site could not be published',
      'The site is published again',
    ]);
    expect(mails[0].to).toEqual(['owner@example.com']);
    expect(mails[0].content).toContain('Links that lead nowhere');
  },
);

it('a fault is mailed later when no mail server answers at first', BOOTING, async () => {
  latest = FAILED;
  await asked(6);
  const mails = await collectMail(Number(env.SMTP_RELAY_PORT), () => asked(6));
  expect(subjectsOf(mails)).toEqual(['The site could not be published']);
});
