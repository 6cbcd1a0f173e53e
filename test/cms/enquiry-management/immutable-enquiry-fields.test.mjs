import { beforeAll, describe, expect, it } from 'vitest';
import { BOOTING, send, sharedDesk } from './desk-cms.mjs';

const IN_PANEL = '/content-manager/collection-types/api::enquiry.enquiry';
const IN_API = '/api/enquiries';

let cms;
beforeAll(async () => {
  cms = await sharedDesk();
}, BOOTING);

const token = () => ({ Authorization: `Bearer ${cms.writeToken}` });
const rowOf = (id) => cms.database('enquiries').where({ document_id: id }).first();

/** The ways in which an enquiry can be written: `[name, write(id, fields)]`. */
const WAYS = [
  ['the panel', (id, data) => send(cms.url, 'PUT', `${IN_PANEL}/${id}`, data, cms.owner)],
  [
    'the panel’s publishing',
    (id, data) => send(cms.url, 'POST', `${IN_PANEL}/${id}/actions/publish`, data, cms.owner),
  ],
  ['a full-access token', (id, data) => send(cms.url, 'PUT', `${IN_API}/${id}`, { data }, token())],
];

const CHANGES = [
  { message: 'Something that nobody wrote.' },
  { email: 'other@example.com' },
  { email: 'AYAAN@example.com' },
  { email: null },
  { name: ['Ayaan Warsame'] },
  { kind: 'newsletter' },
  { company: 'Ours' },
  { product: 'x' },
  { productTitle: 'x' },
  { volume: 'Bulk' },
  { key: '00000000-0000' },
  { state: 'closed', message: 'Something that nobody wrote.' },
];

describe.each(WAYS)('an enquiry that is written through %s', (way, write) => {
  it.each(CHANGES)('a stored enquiry keeps what the visitor wrote: %j', async (change) => {
    const id = await cms.enquire();
    const before = await rowOf(id);
    const { status, text } = await write(id, change);
    const after = await rowOf(id);
    expect(after).toEqual(before);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    if (way !== 'the panel’s publishing')
      expect(text).toContain('What a visitor wrote cannot be changed: ');
  });
});

describe('the owner', () => {
  it('the owner sets status and note, with the rest of the form as it is', async () => {
    const id = await cms.enquire();
    const { body } = await send(cms.url, 'GET', `${IN_PANEL}/${id}`, undefined, cms.owner);
    expect(body.data.state).toBe('new');
    const form = { ...body.data, state: 'answered', note: 'Sample sent on 3 May.' };
    expect((await send(cms.url, 'PUT', `${IN_PANEL}/${id}`, form, cms.owner)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'answered', note: 'Sample sent on 3 May.' });
  });

  it('the owner sets no status that does not exist', async () => {
    const id = await cms.enquire();
    for (const state of ['done', null, 7])
      expect((await send(cms.url, 'PUT', `${IN_PANEL}/${id}`, { state }, cms.owner)).status).toBe(
        400,
      );
    expect(await rowOf(id)).toMatchObject({ state: 'new' });
  });

  it('the owner neither writes nor copies an enquiry in the panel', async () => {
    const id = await cms.enquire();
    const count = () => cms.database('enquiries').count({ n: '*' }).first();
    const before = await count();
    const written = { kind: 'newsletter', email: 'made-up@example.com' };
    for (const path of ['', '/actions/publish', `/clone/${id}`, `/auto-clone/${id}`])
      expect((await send(cms.url, 'POST', IN_PANEL + path, written, cms.owner)).status).toBe(403);
    expect(await count()).toEqual(before);
  });
});

describe('a visitor', () => {
  it.each([{ state: 'closed' }, { note: 'Paid.' }, { state: undefined, note: '' }])(
    'a visitor sets neither status nor note: %j',
    async (fields) => {
      await expect(cms.enquire(fields)).rejects.toThrow(/got 400: .*Invalid key (state|note)/u);
    },
  );

  it('a visitor sets neither status nor note in a form without JavaScript', async () => {
    const body = new URLSearchParams({
      kind: 'newsletter',
      email: 'no-script@example.com',
      state: 'closed',
    });
    const headers = { Origin: 'http://localhost:5173' };
    const answer = await fetch(`${cms.url}${IN_API}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await cms.database('enquiries').where({ email: 'no-script@example.com' })).toEqual([]);
  });
});
