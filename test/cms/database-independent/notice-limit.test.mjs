import { createRequire } from 'node:module';
import { beforeEach, expect, it } from 'vitest';

// Uses a fake clock, because over HTTP the tests would take hours.
const requireOfCms = createRequire(new URL('../../../cms/package.json', import.meta.url));
const { announcer } = requireOfCms('./dist/src/enquiries/announce-enquiry');

const MINUTE = 60_000;
const TEAM = 'team@example.com';

let time;
let mails;
let failure;
let announce;

/**
 * A fake Strapi with only an e-mail service, the one part that a notice needs. It adds each mail to
 * `mails`.
 */
const post = {
  plugin: () => ({
    service: () => ({
      send: async (mail) => {
        if (failure) throw failure;
        mails.push(mail);
      },
    }),
  }),
  log: { error: () => {} },
};

const settled = () => new Promise(setImmediate);

const announceMany = async (count) => {
  for (let sent = 0; sent < count; sent += 1) {
    announce({ kind: 'contact', email: 'ayaan@example.com', message: `Question ${sent}` });
    await settled();
  }
};

beforeEach(() => {
  time = 0;
  mails = [];
  failure = null;
  announce = announcer(post, { notifyTo: TEAM, notifyPerHour: 3 }, () => time);
});

it('a notice contains the enquiry, and does not mention limits', async () => {
  await announceMany(1);
  expect(mails).toMatchObject([{ to: TEAM, text: expect.stringMatching(/^kind: contact/) }]);
});

it('no more notices are sent in an hour than allowed, and the last says so', async () => {
  await announceMany(50);
  expect(mails).toHaveLength(3);
  expect(mails.filter(({ text }) => text.includes('No more than 3 notices'))).toEqual([mails[2]]);
});

it('the next notice gives the number of enquiries without a notice', async () => {
  await announceMany(50);
  time += 60 * MINUTE;
  await announceMany(2);
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
  expect(mails).toHaveLength(4);
});

it('the next notice counts an enquiry whose own notice was lost', async () => {
  failure = new Error('The mail server is down.');
  await announceMany(1);
  failure = null;
  await announceMany(1);
  expect(mails).toMatchObject([{ text: expect.stringContaining('not told of by e-mail: 1.') }]);
});

it('no notice is sent when no address is set', async () => {
  announce = announcer(post, { notifyTo: '', notifyPerHour: 3 }, () => time);
  await announceMany(2);
  expect(mails).toEqual([]);
});
