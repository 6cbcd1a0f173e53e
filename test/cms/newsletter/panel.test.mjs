import { beforeAll, describe, expect, it } from 'vitest';
import { invite, logIn } from '../../../scripts/cms/access-matrix/callers.mjs';
import { administrator, cmsHere, SITE, SUBSCRIBER } from './cms-in-process.mjs';
import { change, confirmed, press, rowsOf, signedUp, someone, withdrawn } from './sign-ups.mjs';

const BOOTING = 300_000;
const LIST = `/content-manager/collection-types/${SUBSCRIBER}`;
const CSV = '/content-manager/subscribers/export';

let owner;
let editor;

const ask = async (path, as, { method = 'GET', data } = {}) => {
  const { url } = await cmsHere();
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...as, ...(data && { 'Content-Type': 'application/json' }) },
    ...(data && { body: JSON.stringify(data) }),
  });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const listed = async (query) => JSON.parse((await ask(`${LIST}?${query}`, owner)).bytes).results;

beforeAll(async () => {
  const { url } = await cmsHere();
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  owner = await logIn(url, { email, password });
  editor = await logIn(url, await invite(url, owner, 'strapi-editor'));
}, BOOTING);

describe('the panel', () => {
  it('the panel lists sign-ups newest first, with status and dates, and without tokens', async () => {
    const [first, second] = [await confirmed(), await withdrawn()];
    await change(second.email, { signedUpAt: new Date(Date.now() + 60_000) });
    const entries = await listed('sort=signedUpAt:DESC&pageSize=2');
    expect(entries[0]).toMatchObject({
      email: second.email,
      state: 'withdrawn',
      confirmedAt: expect.any(String),
      withdrawnAt: expect.any(String),
    });
    const found = await listed(`filters[email][$eq]=${first.email}`);
    expect(found).toMatchObject([{ state: 'confirmed', signedUpAt: expect.any(String) }]);
    expect(JSON.stringify(found)).not.toContain(first.token);
  });

  it('the panel cannot create, change, copy or confirm an entry', async () => {
    const { email } = await signedUp();
    const before = await rowsOf(email);
    const [{ documentId }] = before;
    const data = { email: 'other@example.com', state: 'confirmed', confirmedAt: new Date() };
    for (const [method, path] of [
      ['PUT', `/${documentId}`],
      ['POST', ''],
      ['POST', `/clone/${documentId}`],
      ['POST', `/auto-clone/${documentId}`],
      ['POST', `/actions/publish`],
      ['POST', `/${documentId}/actions/publish`],
    ])
      expect((await ask(LIST + path, owner, { method, data })).status).toBeGreaterThanOrEqual(403);
    expect(await rowsOf(email)).toEqual(before);
    expect(await rowsOf('other@example.com')).toEqual([]);
  });

  it('the panel cannot write through Strapi’s Document Service either', async () => {
    const { strapi } = await cmsHere();
    const [{ documentId }] = await rowsOf((await signedUp()).email);
    const documents = strapi.documents(SUBSCRIBER);
    const data = { state: 'confirmed' };
    await expect(documents.create({ data })).rejects.toThrow('Only the visitor');
    await expect(documents.update({ documentId, data })).rejects.toThrow('Only the visitor');
    await expect(documents.clone({ documentId, data })).rejects.toThrow('Only the visitor');
  });

  it('the panel can delete an entry', async () => {
    const { email } = await confirmed();
    const [{ documentId }] = await rowsOf(email);
    expect((await ask(`${LIST}/${documentId}`, owner, { method: 'DELETE' })).status).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
  });
});

describe('the export', () => {
  const lineOf = (csv, email) => csv.split('\r\n').find((line) => line.includes(email));

  it('the export of sign-ups contains confirmed sign-ups, each with its withdrawal link, and no others', async () => {
    const name = '=HYPERLINK("https://spam.example","Hodan, \'Ali\'")';
    const { email } = await confirmed(someone(), { name });
    const others = [(await signedUp()).email, (await withdrawn()).email];
    const { status, headers, bytes } = await ask(CSV, owner);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(headers.get('cache-control')).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = bytes.toString('utf8').slice(1);
    expect(csv.split('\r\n')[0]).toBe('"E-mail","Name","Confirmed at","Withdrawal link"');
    const [{ confirmedAt }] = await rowsOf(email);
    const line = lineOf(csv, email);
    const safe = `"'=HYPERLINK(""https://spam.example"",""Hodan, 'Ali'"")"`;
    expect(line).toContain(`"${email}",${safe},"${confirmedAt}","${SITE}/api/newsletter/withdraw/`);
    for (const other of others) expect(csv).not.toContain(other);

    const [, token] = /withdraw\/([^"]+)"$/.exec(line);
    expect((await press(`withdraw/${token}`)).status).toBe(200);
    expect(await rowsOf(email)).toMatchObject([{ state: 'withdrawn' }]);
    expect(lineOf((await ask(CSV, owner)).bytes.toString('utf8'), email)).toBeUndefined();
  });

  it.each(['+a', '-a', '@a', '=a', '＝a'])(
    'the export of sign-ups makes a cell that begins as %j harmless',
    async (name) => {
      const { email } = await confirmed(someone(), { name: `${name}bc` });
      const csv = (await ask(CSV, owner)).bytes.toString('utf8');
      expect(lineOf(csv, email)).toContain(`"${email}","'${name}bc",`);
    },
  );

  it('the export of sign-ups is for administrators only', async () => {
    expect((await ask(CSV, editor)).status).toBe(403);
    expect((await ask(CSV)).status).toBe(401);
    expect((await ask(CSV, { Authorization: 'Bearer x' })).status).toBe(401);
  });
});

describe('a stranger', () => {
  it.each(['subscribers', 'subscriber', 'newsletter', 'subscribers/export'])(
    'a stranger finds nothing at /api/%s',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect((await ask(`/api/${path}`, {}, { method })).status).toBeGreaterThanOrEqual(404);
    },
  );
});
