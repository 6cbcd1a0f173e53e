import { describe, expect, it } from 'vitest';
import { signedUpFrom, someone, storedFrom } from './an-enquiry';
import { ask, CMS_URL, EDITOR } from './cms-under-test';
import { aForm, SITE_PAGE, sendBody, sendForm } from './form-post';
import { head, sendRaw } from './raw-request';

const THANKS = `${SITE_PAGE}/thank-you`;
const inForm = (fields: Record<string, string>) => `${new URLSearchParams(aForm(fields))}`;

describe('a form sent without a script', () => {
  it('a form sent without a script is stored, and leads to the thank-you page of the site that sent it', async () => {
    const email = someone();
    const { status, headers, page } = await sendForm(
      aForm({
        kind: 'wholesale',
        email: ` ${email} `,
        company: 'Warsame & Daughters',
        volume: 'Bulk',
        message: 'Ten kilos a month.\r\nFrom March on: 50% + postage = ?',
      }),
    );
    expect([status, headers.get('location'), page]).toEqual([303, THANKS, '']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await storedFrom(email)).toMatchObject([
      {
        kind: 'wholesale',
        name: 'Ayaan Warsame',
        company: 'Warsame & Daughters',
        volume: 'Bulk',
        message: 'Ten kilos a month.\nFrom March on: 50% + postage = ?',
      },
    ]);
  });

  it('a form sent without a script for the newsletter needs an e-mail address and nothing else', async () => {
    const email = someone();
    const { status, headers } = await sendForm({
      kind: 'newsletter',
      name: '',
      email,
      website: '',
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(THANKS);
    expect(await signedUpFrom(email)).toMatchObject([{ name: null, state: 'unconfirmed' }]);
  });

  it('a form sent without a script is stored with the same line breaks as a form that a script sends', async () => {
    const email = someone();
    const message = 'a\r\n'.repeat(2_000);
    expect((await sendForm(aForm({ email, message }))).status).toBe(303);
    expect(await storedFrom(email)).toMatchObject([{ message: 'a\n'.repeat(2_000).trim() }]);
  });

  it('a form sent without a script leads to the same page whatever its query and its headers say', async () => {
    const elsewhere = 'https://elsewhere.example';
    const email = someone();
    const { status, headers } = await sendForm(aForm({ email }), {
      headers: {
        'X-Forwarded-Host': 'elsewhere.example',
        'X-Forwarded-Proto': 'https',
        Forwarded: 'host=elsewhere.example',
        Referer: `${elsewhere}/page`,
      },
    });
    expect([status, headers.get('location')]).toEqual([303, THANKS]);
    const forged = await sendForm(aForm({ email, 'sent-from': elsewhere }));
    expect([forged.status, forged.headers.get('location')]).toEqual([303, THANKS]);
    for (const name of ['redirect', 'next', 'return', 'site', 'origin', '_charset_']) {
      const answer = await sendForm(aForm({ email, [name]: elsewhere }));
      expect([answer.status, answer.headers.get('location')], name).toEqual([400, null]);
    }
    expect(await storedFrom(email)).toHaveLength(1);
  });
});

describe('a form sent twice', () => {
  it('a form sent twice is stored once, whether it is repeated at once or later', async () => {
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendForm(aForm({ email }))));
    answers.push(await sendForm(aForm({ email, name: ' Ayaan  Warsame' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(303));
    expect(await storedFrom(email)).toHaveLength(1);
  });

  it('a form sent twice with other content is stored twice', async () => {
    const email = someone();
    await sendForm(aForm({ email }));
    await sendForm(aForm({ email, message: 'And how much is the postage?' }));
    expect(await storedFrom(email)).toHaveLength(2);
  });

  it('a form sent twice with a key is stored once per key', async () => {
    const email = someone();
    const fields = aForm({ email, key: crypto.randomUUID() });
    expect((await sendForm(fields)).status).toBe(303);
    expect((await sendForm(fields)).status).toBe(303);
    const other = await sendForm({ ...fields, message: 'And how much is the postage?' });
    expect(other.status).toBe(409);
    expect(other.page).toContain('And how much is the postage?');
    expect(await storedFrom(email)).toHaveLength(1);
  });
});

describe('a form from elsewhere', () => {
  it.each([
    ['no origin', {}],
    ['null', { Origin: 'null' }],
    ['another site', { Origin: 'https://elsewhere.example' }],
    [
      'a host name that begins like that of the site',
      { Origin: 'http://localhost.elsewhere.example' },
    ],
    ['two origins', { Origin: `${SITE_PAGE}, https://elsewhere.example` }],
    ['the origin of the CMS, but not from one of its pages', { Origin: CMS_URL }],
  ])('a form from elsewhere is refused: %s', async (_, headers: Record<string, string>) => {
    const email = someone();
    const body = inForm({ email });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const { status } = await sendRaw(
      `${head('POST /api/enquiries', 'Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`, ...lines)}${body}`,
    );
    expect(status).toBe(403);
    expect(await storedFrom(email)).toEqual([]);
  });

  it('a form from elsewhere is refused even with a token', async () => {
    const email = someone();
    const body = inForm({ email });
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { status } = await ask('/api/enquiries', { as: EDITOR, body, headers: type });
    expect(status).toBe(403);
    expect(await storedFrom(email)).toEqual([]);
  });
});

describe('a body that is not a form of the site', () => {
  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded; charset=utf-16',
    'application/x-www-form-urlencoded, text/plain',
    'application/x-www-form-urlencodedx',
  ])('a body that is not a form of the site is refused without being read: %s', async (type) => {
    const email = someone();
    const { status } = await sendBody(inForm({ email }), { headers: { 'Content-Type': type } });
    expect(status).toBe(415);
    expect(await storedFrom(email)).toEqual([]);
  });

  it.each(['/api/products', '/api/enquiries/x', '/admin/login', '/api/auth/local', '/upload', '/'])(
    'a body that is not a form of the site is refused at a path that reads no forms: %s',
    async (path) => {
      expect([403, 415]).toContain((await sendBody(inForm({}), { path })).status);
    },
  );

  it.each([
    ['the same name twice', 'name=Ayaan&name=Hodan'],
    ['a nested name', 'name[first]=Ayaan'],
    ['a nested name, escaped', 'name%5Bfirst%5D=Ayaan'],
    ['the name of the property in JSON bodies', 'data=x'],
    ['the name of a property of every object', '__proto__=x'],
    ['the name of another property of every object', 'constructor=x'],
    ['an unknown name', 'documentId=x'],
    ['a broken escape', 'name=Ayaan%'],
    ['an invalid escape', 'name=%zz'],
    ['bytes that are not UTF-8', 'name=%ff%fe'],
    ['half a character', 'name=%c3'],
    ['a NUL', 'name=Ayaan%00'],
    ['a NUL in a name', 'na%00me=Ayaan'],
    ['an empty part', '&&'],
    ['unescaped letters', 'name=Ayäan'],
  ])('a body that is not a form of the site is refused: %s', async (_, more) => {
    const email = someone();
    const rest = `${new URLSearchParams({ email, message: 'Do you sell resin by the kilo?' })}`;
    const { status, headers, page } = await sendBody(`${rest}&${more}`);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('could not be sent');
    expect(await storedFrom(email)).toEqual([]);
  });

  it('a body that is not a form of the site is refused without a length, or compressed', async () => {
    const start = ['Content-Type: application/x-www-form-urlencoded', `Origin: ${SITE_PAGE}`];
    const chunked = head('POST /api/enquiries', ...start, 'Transfer-Encoding: chunked');
    expect((await sendRaw(`${chunked}2\r\na=\r\n`)).status).toBe(411);
    const packed = head(
      'POST /api/enquiries',
      ...start,
      'Content-Encoding: gzip',
      'Content-Length: 2',
    );
    expect((await sendRaw(`${packed}a=`)).status).toBe(415);
  });
});
