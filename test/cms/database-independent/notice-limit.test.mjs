import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../mail/mail-queue.mjs';
import { requireOfCms } from '../require-of-cms.mjs';

// Uses a fake clock, because over HTTP the tests would take hours.
const { announcer } = requireOfCms('./dist/src/enquiries/announce-enquiry');

const MINUTE = 60_000;
const TEAM = 'team@example.com';

let db;
let time;
let announce;
let lines;

/**
 * Returns the parts of Strapi that a notice needs, with a real database and an empty single type
 * *Site*.
 */
const strapi = () => ({
  db,
  config: { get: (path) => (path === 'mail' ? { state: 'unset' } : false) },
  documents: () => ({ findFirst: async () => null }),
  log: { error: (line) => lines.push(line) },
});

const mailsIn = async () =>
  (await db.connection('mail_queue').orderBy('id')).map(({ recipient, content }) => ({
    to: recipient,
    ...JSON.parse(content),
  }));

const announceMany = async (count) => {
  for (let sent = 0; sent < count; sent += 1)
    await announce({
      documentId: 'k3v9x2abcdefghijklmnopqr',
      kind: 'contact',
      email: 'ayaan@example.com',
      message: `Question ${sent}`,
    });
};

const settings = { notifyTo: TEAM, notifyPerHour: 3, copiesPerHour: 60 };

beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.destroy());

beforeEach(async () => {
  await db.connection('mail_queue').delete();
  time = 0;
  lines = [];
  announce = announcer(strapi(), settings, () => time);
});

it('a notice contains the enquiry, and does not mention limits', async () => {
  await announceMany(1);
  const [mail, ...others] = await mailsIn();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: TEAM, replyTo: 'ayaan@example.com' });
  expect(mail.text).toContain('> Question 0');
  expect(mail.text).not.toContain('No more than');
});

it('no more notices are sent in an hour than allowed, and the last says so', async () => {
  await announceMany(50);
  const mails = await mailsIn();
  expect(mails).toHaveLength(3);
  expect(mails.filter(({ text }) => text.includes('No more than 3 notices'))).toEqual([mails[2]]);
});

it('the next notice gives the number of enquiries without a notice', async () => {
  await announceMany(50);
  time += 60 * MINUTE;
  await announceMany(2);
  const mails = await mailsIn();
  expect(mails).toHaveLength(5);
  expect(mails[3].text).toContain('not told of by e-mail: 47.');
  expect(mails[4].text).not.toContain('not told of');
});

it('the limit applies to any 60 minutes, not to a clock hour', async () => {
  await announceMany(1);
  time += 40 * MINUTE;
  await announceMany(2);
  time += 20 * MINUTE;
  await announceMany(2);
  expect(await mailsIn()).toHaveLength(4);
});

it('the next notice counts an enquiry whose own notice could not be queued', async () => {
  await db.connection.schema.renameTable('mail_queue', 'mail_queue_away');
  await announceMany(1);
  await db.connection.schema.renameTable('mail_queue_away', 'mail_queue');
  expect(lines).toEqual([
    expect.stringMatching(/^The notice of enquiry k3v9x2\w+ was not queued: /),
  ]);
  expect(lines[0]).not.toMatch(/ayaan|Question/);
  await announceMany(1);
  expect((await mailsIn())[0].text).toContain('not told of by e-mail: 1.');
});

it('no notice is sent when no address is set', async () => {
  announce = announcer(strapi(), { ...settings, notifyTo: '' }, () => time);
  await announceMany(2);
  expect(await mailsIn()).toEqual([]);
});
