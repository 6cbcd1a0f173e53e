import { beforeAll, describe, expect, it } from 'vitest';
import { csvCells } from './csv-cells.mjs';
import { BOOTING, send, sharedDesk } from './desk-cms.mjs';

const EXPORT = '/content-manager/enquiries/export';
const IN_PANEL = '/content-manager/collection-types/api::enquiry.enquiry';
const HEADINGS = [
  ...['Received (UTC)', 'Kind', 'Name', 'E-mail', 'Company'],
  ...['About', 'Size', 'Quantity', 'Order', 'Country', 'Delivery'],
  ...['Message', 'Status', 'Your note'],
];

let cms;
beforeAll(async () => {
  cms = await sharedDesk();
  await cms.database('enquiries').delete();
}, BOOTING);

const exported = (query = '', as = cms.owner) =>
  send(cms.url, 'GET', `${EXPORT}?${query}`, undefined, as);
const linesOf = ({ text }) => csvCells(text.slice(1)).slice(1);
const messagesOf = (answer) => linesOf(answer).map((cells) => cells[11]);

describe('the export of enquiries', () => {
  it('the export of enquiries is a file for spreadsheets: UTF-8 with a byte order mark, CRLF, headings, newest first', async () => {
    await cms.enquire({ message: 'The first message.' });
    const id = await cms.enquire({
      kind: 'wholesale',
      name: 'Zahra “Z” Yusuf',
      company: 'Yusuf & Daughters, Ltd',
      message: 'Line one,\nline "two"; ünï 🌿\r\nline three',
    });
    const sent = { state: 'answered', note: 'Sample\nsent' };
    await send(cms.url, 'PUT', `${IN_PANEL}/${id}`, sent, cms.owner);

    const answer = await exported('');
    expect(answer.status).toBe(200);
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/u,
    );
    const [headings, second, first, ...more] = csvCells(answer.bytes.toString('utf8').slice(1));
    expect(headings).toEqual(HEADINGS);
    expect(second).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u),
      ...['wholesale', 'Zahra “Z” Yusuf', 'ayaan@example.com', 'Yusuf & Daughters, Ltd'],
      ...['', '', '', '', '', ''],
      'Line one,\nline "two"; ünï 🌿\r\nline three',
      ...['answered', 'Sample\nsent'],
    ]);
    expect(first?.[11]).toBe('The first message.');
    expect(more).toEqual([]);
  });

  it.each(['=1+1', '+1 234', '-2+3', '@SUM(A1)', '=HYPERLINK("http://x","y")', '＝1+1'])(
    'the export of enquiries escapes a cell that begins like a formula: %s',
    async (begin) => {
      await cms.enquire({ name: begin.padEnd(2, 'x'), message: `${begin} and more` });
      const [line] = linesOf(await exported(''));
      expect(line?.[2]).toBe(`'${begin}`);
      expect(line?.[11]).toBe(`'${begin} and more`);
    },
  );

  it.each(['\t=1+1', '\r=1+1'])(
    'the export of enquiries escapes a note that begins with %j',
    async (note) => {
      const id = await cms.enquire();
      await send(cms.url, 'PUT', `${IN_PANEL}/${id}`, { note }, cms.owner);
      expect(linesOf(await exported(''))[0]?.[13]).toBe(`'${note}`);
    },
  );

  it('the export of enquiries contains what the filters and the search of the list find, and no more', async () => {
    await cms.enquire({ message: 'About Oslo, first.' });
    const id = await cms.enquire({ kind: 'wholesale', message: 'About Oslo, second.' });
    const ofTheList = 'page=1&pageSize=50&sort=createdAt:DESC';
    expect(messagesOf(await exported(`${ofTheList}&_q=Oslo`))).toEqual([
      'About Oslo, second.',
      'About Oslo, first.',
    ]);
    const filters =
      'filters[$and][0][kind][$eq]=wholesale&filters[$and][1][message][$contains]=Oslo';
    expect(messagesOf(await exported(`${ofTheList}&${filters}`))).toEqual(['About Oslo, second.']);
    const selected = `filters[documentId][$in][0]=${id}`;
    expect(messagesOf(await exported(selected))).toEqual(['About Oslo, second.']);
    expect(linesOf(await exported('_q=nobody wrote this'))).toEqual([]);
  });

  it('the export of enquiries is refused for strangers, API tokens and invalid requests', async () => {
    expect((await exported('', {})).status).toBe(401);
    expect((await exported('', { Authorization: `Bearer ${cms.writeToken}` })).status).toBe(401);
    for (const query of [
      'filters=all',
      'filters[createdBy][email][$contains]=a',
      'filters[createdBy][resetPasswordToken][$startsWith]=a',
      'filters[__proto__][a]=1',
      '_q[$ne]=',
      '_q=a%00b',
      'filters[name][$eq]=a%00b',
    ])
      expect((await exported(query)).status, query).toBe(400);
  });

  it('the export of enquiries contains for an Author only what the Author may read, which is nothing', async () => {
    expect(linesOf(await exported('', await cms.person('strapi-author')))).toEqual([]);
    expect(linesOf(await exported('', await cms.person('strapi-editor'))).length).toBeGreaterThan(
      0,
    );
  });
});
