import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireOfCms } from '../require-of-cms.mjs';
import { openDatabase } from './mail-queue.mjs';

const { queueMail } = requireOfCms('./dist/src/mail/queue-mail');

let db;
let strapi;
beforeAll(async () => {
  db = await openDatabase();
  strapi = { db };
});
afterAll(() => db.destroy());
beforeEach(() => db.connection('mail_queue').delete());

const MAIL = { to: 'owner@example.com', subject: 'Question', text: 'What does it cost?' };
const stored = async () =>
  (await db.connection('mail_queue').orderBy('id')).map(({ recipient, content }) => ({
    recipient,
    ...JSON.parse(content),
  }));

describe('queueing an e-mail', () => {
  it('queueing an e-mail stores it, due now', async () => {
    await queueMail(strapi, MAIL);
    expect(await stored()).toMatchObject([{ recipient: 'owner@example.com', subject: 'Question' }]);
  });

  it('queueing an e-mail stores one e-mail for each of several recipients', async () => {
    await queueMail(strapi, { ...MAIL, to: 'Team <a@example.com>, b@example.com, a@example.com' });
    expect((await stored()).map(({ recipient }) => recipient)).toEqual([
      'a@example.com',
      'b@example.com',
    ]);
  });

  it('queueing an e-mail stores it with the transaction around it, or not at all', async () => {
    const failed = db.transaction(async () => {
      await queueMail(strapi, MAIL);
      throw new Error('The rest failed.');
    });
    await expect(failed).rejects.toThrow('The rest failed.');
    expect(await stored()).toEqual([]);
    await db.transaction(() => queueMail(strapi, MAIL));
    expect(await stored()).toHaveLength(1);
  });

  it('queueing an e-mail keeps the subject on one line of at most 150 characters', async () => {
    const bad = `Hi\r\nBcc: all@example.com\u2028\u202Egnp.exe ${'long '.repeat(100)}`;
    await queueMail(strapi, { ...MAIL, subject: bad });
    const [{ subject }] = await stored();
    expect(subject).toMatch(/^Hi Bcc: all@example\.com gnp\.exe long/);
    expect(subject).toHaveLength(150);
    expect(subject.endsWith('…')).toBe(true);
  });

  it('queueing an e-mail stores texts that PostgreSQL would refuse', async () => {
    await queueMail(strapi, { ...MAIL, subject: 'a\0b\uD800', text: 'c\0d\uDC00' });
    expect(await stored()).toMatchObject([{ subject: 'a b\uFFFD', text: 'cd\uFFFD' }]);
  });

  it.each([
    [{ to: 'nobody' }, 'An e-mail must be sent to e-mail addresses'],
    [{ to: '' }, 'An e-mail must be sent to e-mail addresses'],
    [{ to: 'a@example.com\r\nBcc: b@example.com' }, 'An e-mail must be sent to e-mail addresses'],
    [{ to: '"a,b"@example.com' }, 'An e-mail must be sent to e-mail addresses'],
    [{ to: `${'a'.repeat(250)}@example.com` }, 'An e-mail must be sent to e-mail addresses'],
    [{ replyTo: 'a@example.com, b@example.com' }, 'An e-mail is answered at one address.'],
    [{ headers: { Bcc: 'b@example.com' } }, 'An e-mail must not have a header "Bcc" of its own.'],
    [{ headers: { 'X: y\r\nBcc': 'b' } }, 'must not have a header'],
    [{ headers: { 'X-Kind': 'a\r\nBcc: b' } }, 'The header X-Kind must be one line.'],
    [{ text: 'a'.repeat(200_001) }, 'An e-mail must not be longer than 200000 characters.'],
  ])('queueing an e-mail refuses %j', async (wrong, message) => {
    await expect(queueMail(strapi, { ...MAIL, ...wrong })).rejects.toThrow(message);
    expect(await stored()).toEqual([]);
  });

  it('queueing an e-mail names no address in an error', async () => {
    const error = await queueMail(strapi, { ...MAIL, to: 'a@b@c' }).catch((cause) => cause);
    expect(error.message).not.toContain('a@b');
  });
});
