import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { BACKUP_DAYS, BOOTING, send, sharedDesk } from './desk-cms.mjs';
import { rowsWith } from './rows-with.mjs';

const ERASE = '/content-manager/enquiries/erase';
/**
 * Returns the counts that the response to an erasure contains for all tables except enquiries. The
 * count for the e-mail queue is always 0, because this CMS has no mail server.
 */
const otherTables = (signUps) => [
  { where: 'Newsletter sign-up', count: signUps },
  { where: 'E-mails in the queue', count: 0 },
];

let cms;
beforeAll(async () => {
  cms = await sharedDesk();
  await cms.database('enquiries').delete();
}, BOOTING);

const erase = (email, as = cms.owner) => send(cms.url, 'POST', ERASE, { email }, as);
const found = (text) => rowsWith(cms.database, text);

describe('the erasure of a person', () => {
  it('the erasure of a person removes the address from every column of every table, and changes no other person’s enquiries', async () => {
    await cms.enquire({ email: 'hodan_ali@example.com', message: 'The first of Hodan Ali.' });
    await cms.enquire({ email: 'Hodan_Ali@Example.com', kind: 'wholesale' });
    await cms.enquire({ email: 'HODAN_ALI@EXAMPLE.COM', kind: 'newsletter', name: undefined });
    const others = ['hodanxali@example.com', 'hodan_ali@example.com.et', 'x.hodan_ali@example.com'];
    for (const email of others) await cms.enquire({ email });
    expect((await found('hodan_ali@example.com')).length).toBeGreaterThan(0);

    const { status, body } = await erase(' hodan_ali@EXAMPLE.com ');
    expect(status).toBe(200);
    expect(body.data.erased).toEqual([{ where: 'Enquiry', count: 2 }, ...otherTables(1)]);
    const left = await found('hodan_ali@example.com');
    expect(left.map(({ value }) => value).sort()).toEqual(others.slice(1).sort());
    expect((await found('hodanxali@example.com')).length).toBe(1);
    expect(await found('The first of Hodan Ali.')).toEqual([]);
  });

  it('the erasure of a person finds letters beyond ASCII in either case', async () => {
    await cms.enquire({ email: 'Ünal@Exämple.com' });
    await cms.enquire({ email: 'anal@example.com' });
    const { body } = await erase('ünal@exÄmple.com');
    expect(body.data.erased).toEqual([{ where: 'Enquiry', count: 1 }, ...otherTables(0)]);
    expect((await found('anal@example.com')).length).toBe(1);
  });

  it('the erasure of a person finds an address with a capital letter that becomes longer in lower case', async () => {
    await cms.enquire({ email: 'İdil@example.com' });
    const { body } = await erase('İdil@example.com');
    expect(body.data.erased).toEqual([{ where: 'Enquiry', count: 1 }, ...otherTables(0)]);
    expect(await found('İdil@example.com')).toEqual([]);
  });

  it('the erasure of a person counts the enquiries of other people that mention the address, and does not delete them', async () => {
    await cms.enquire({ email: 'first@example.com' });
    await cms.enquire({
      email: 'second@example.com',
      message: 'Please answer my sister First@example.com too.',
    });
    const { body } = await erase('first@example.com');
    expect(body.data).toMatchObject({
      erased: [{ where: 'Enquiry', count: 1 }, ...otherTables(0)],
      mentions: [{ where: 'Enquiry', count: 1 }],
    });
    expect((await found('second@example.com')).length).toBe(1);
  });

  it('the erasure of a person says until when backups contain the person', async () => {
    const earliest = Date.now() + BACKUP_DAYS * 86_400_000;
    const { body } = await erase('nobody@example.com');
    expect(body.data).toMatchObject({
      erased: [{ where: 'Enquiry', count: 0 }, ...otherTables(0)],
      mentions: [],
    });
    const day = (moment) => new Date(moment).toISOString().slice(0, 10);
    expect([day(earliest), day(Date.now() + BACKUP_DAYS * 86_400_000)]).toContain(
      body.data.backupsUntil,
    );
  });

  it('the erasure of a person is logged with a hash and without the address', async () => {
    await cms.enquire({ email: 'logged-person@example.com' });
    await erase('Logged-Person@example.com');
    await erase('logged-person@example.com');
    const log = readFileSync(cms.logFile, 'utf8');
    expect(log).not.toMatch(/logged-person/iu);
    const hashes = [...log.matchAll(/erased a person \((\w{16})\): (\d) of Enquiry[,.]/gu)].slice(
      -2,
    );
    expect(hashes.map(([, , count]) => count)).toEqual(['1', '0']);
    expect(hashes[0]?.[1]).toBe(hashes[1]?.[1]);
  });

  it.skipIf(process.env.CMS_DESK_DATABASE_URL)(
    'the erasure of a person leaves nothing readable in the file of the database',
    async () => {
      const secret = 'Sentence that only one visitor wrote';
      await cms.enquire({ email: 'in-the-file@example.com', message: secret });
      expect(readFileSync(cms.databaseFile).includes(secret)).toBe(true);
      await erase('in-the-file@example.com');
      expect(readFileSync(cms.databaseFile).includes(secret)).toBe(false);
    },
  );

  it('the erasure of a person is refused for strangers, tokens, Authors and invalid requests', async () => {
    await cms.enquire({ email: 'refused@example.com' });
    const author = await cms.person('strapi-author');
    const token = { Authorization: `Bearer ${cms.writeToken}` };
    const statuses = [];
    for (const as of [{}, token, author])
      statuses.push((await erase('refused@example.com', as)).status);
    expect(statuses).toEqual([401, 401, 403]);
    for (const email of [undefined, '', '%', '@', 'a@b\0', 'a b@c', ['refused@example.com'], {}])
      expect((await erase(email)).status).toBe(400);
    const more = { email: 'refused@example.com', where: {} };
    expect((await send(cms.url, 'POST', ERASE, more, cms.owner)).status).toBe(400);
    expect((await found('refused@example.com')).length).toBe(1);
  });
});
