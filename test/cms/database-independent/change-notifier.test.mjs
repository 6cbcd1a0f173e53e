import { describe, expect, it } from 'vitest';
import { changeNotifier } from '../../../cms/dist/src/health-checks/watch-health';

const FULL = [{ sentence: 'Enquiries cannot be stored.', reason: 'the disk is full' }];

/**
 * Returns a fake of Strapi's settings table, in which every write fails while `isFull.now` is true.
 */
function someRows(isFull = { now: false }) {
  const rows = new Map();
  const whileThereIsRoom = (write) => {
    if (isFull.now) throw new Error('database or disk is full');
    return write();
  };
  return {
    findOne: async ({ where: { key } }) => (rows.has(key) ? { value: rows.get(key) } : null),
    create: async ({ data: { key, value } }) => whileThereIsRoom(() => rows.set(key, value)),
    updateMany: async ({ where: { key, value }, data }) =>
      whileThereIsRoom(() => {
        const isThere = rows.get(key) === value;
        if (isThere) rows.set(key, data.value);
        return { count: isThere ? 1 : 0 };
      }),
  };
}

/**
 * Returns a fake of the parts of Strapi that the notifier uses, and a record of the log lines and
 * e-mails that the notifier produces.
 */
function aStrapi({ to = 'owner@example.com', send = async () => {}, rows = someRows() } = {}) {
  const recorded = { errors: [], infos: [], mails: [], html: [] };
  const email = {
    send: async (mail) => {
      const { to, subject, text, html } = mail;
      recorded.mails.push({ to, subject, text });
      recorded.html.push(html);
      await send();
    },
  };
  const strapi = {
    config: { get: () => ({ to }) },
    db: { query: () => rows },
    log: { error: (line) => recorded.errors.push(line), info: (line) => recorded.infos.push(line) },
    plugin: () => ({ provider: email }),
  };
  return { strapi, recorded };
}

describe('a change in the health of the CMS', () => {
  it('a change in the health of the CMS is logged with its reason and mailed once, when it begins and when it ends', async () => {
    const { strapi, recorded } = aStrapi();
    const notify = changeNotifier(strapi);
    await notify([]);
    expect(recorded).toEqual({ errors: [], infos: [], mails: [], html: [] });

    await notify(FULL);
    await notify(FULL);
    expect(recorded.errors).toEqual([
      'Enquiries cannot be stored. the disk is full',
      'The CMS cannot store what it is sent. Enquiries cannot be stored.',
    ]);
    const to = 'owner@example.com';
    const failure = { to, subject: 'The CMS cannot store what it is sent', text: FULL[0].sentence };
    expect(recorded.mails).toEqual([failure]);

    await notify([]);
    const text = 'Everything can be stored again.';
    expect(recorded.infos).toEqual([`The CMS stores again. ${text}`]);
    expect(recorded.mails).toEqual([failure, { to, subject: 'The CMS stores again', text }]);
  });

  it('a change in the health of the CMS is mailed as plain text and as escaped HTML', async () => {
    const { strapi, recorded } = aStrapi();
    await changeNotifier(strapi)([{ sentence: 'No <b>room</b>.', reason: 'the disk is full' }]);
    expect(recorded.mails).toMatchObject([{ text: 'No <b>room</b>.' }]);
    expect(recorded.html).toEqual([expect.stringContaining('No &lt;b&gt;room&lt;/b&gt;.')]);
  });

  it('a change in the health of the CMS is mailed again when something else fails', async () => {
    const { strapi, recorded } = aStrapi();
    const notify = changeNotifier(strapi);
    await notify(FULL);
    await notify([...FULL, { sentence: 'Pictures cannot be stored.', reason: 'the disk is full' }]);
    expect(recorded.mails.map(({ text }) => text)).toEqual([
      'Enquiries cannot be stored.',
      'Enquiries cannot be stored.\nPictures cannot be stored.',
    ]);
  });

  it('a change in the health of the CMS is logged but not mailed when no address is configured', async () => {
    const { strapi, recorded } = aStrapi({ to: '' });
    await changeNotifier(strapi)(FULL);
    expect(recorded.errors).toHaveLength(2);
    expect(recorded.mails).toEqual([]);
  });

  it('a change in the health of the CMS is mailed later, but logged once, when no e-mail can be sent at first', async () => {
    let isDown = true;
    const send = async () => {
      if (isDown) throw new Error('no mail server');
    };
    const { strapi, recorded } = aStrapi({ send });
    const notify = changeNotifier(strapi);
    await expect(notify(FULL)).rejects.toThrow('no mail server');
    await expect(notify(FULL)).rejects.toThrow('no mail server');
    expect(recorded.errors).toHaveLength(2);
    isDown = false;
    recorded.mails.length = 0;
    await notify(FULL);
    await notify(FULL);
    expect(recorded.mails).toHaveLength(1);
  });

  it('a change in the health of the CMS is not mailed again by a CMS that is started again', async () => {
    const rows = someRows();
    await changeNotifier(aStrapi({ rows }).strapi)(FULL);
    const { strapi, recorded } = aStrapi({ rows });
    const notify = changeNotifier(strapi);
    await notify(FULL);
    expect(recorded.mails).toEqual([]);
    await notify([]);
    expect(recorded.mails.map(({ subject }) => subject)).toEqual(['The CMS stores again']);
  });

  it('a change in the health of the CMS is mailed once by two processes of one CMS', async () => {
    const rows = someRows();
    const [one, other] = [aStrapi({ rows }), aStrapi({ rows })];
    const [first, second] = [one, other].map(({ strapi }) => changeNotifier(strapi));
    await Promise.all([first([]), second([])]);
    await Promise.all([first(FULL), second(FULL)]);
    expect([...one.recorded.mails, ...other.recorded.mails]).toHaveLength(1);
  });

  it('a change in the health of the CMS is mailed once, even while the full database cannot store that it was mailed', async () => {
    const isFull = { now: false };
    const { strapi, recorded } = aStrapi({ rows: someRows(isFull) });
    const notify = changeNotifier(strapi);
    await notify([]);
    isFull.now = true;
    for (let minute = 0; minute < 5; minute += 1) await notify(FULL);
    expect(recorded.mails).toHaveLength(1);
    isFull.now = false;
    await notify([]);
    await notify([]);
    expect(recorded.mails).toHaveLength(2);
  });
});
