import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anEnquiry, fieldsAtFault, post, signedUpFrom, someone, storedFrom } from './an-enquiry';
import { ask, SITE } from './cms-under-test';

describe('an enquiry', () => {
  it('an enquiry is stored with all its fields, and acknowledged without an echo', async () => {
    const email = someone();
    const sent = {
      kind: 'wholesale',
      name: 'Ayaan Warsame',
      email,
      company: 'Warsame & Daughters',
      message: 'Ten kilos a month.\nFrom March on.',
      product: 'mg5gjubrk49r5b2zs6cda4g8',
      productTitle: 'Sacra Frankincense Oil',
      volume: 'Bulk',
    };
    const { status, body } = await post({ ...sent, key: randomUUID() });
    expect(status).toBe(201);
    expect(body).toEqual({
      data: { documentId: expect.any(String), kind: 'wholesale', createdAt: expect.any(String) },
      meta: {},
    });
    const [entry] = await storedFrom(email);
    expect(entry).toMatchObject(sent);
    expect(entry).not.toHaveProperty('key');
  });

  it('an enquiry may be sent with the site token', async () => {
    expect((await post(anEnquiry(), SITE)).status).toBe(201);
  });

  it('an enquiry has the kind contact by default, and needs no key', async () => {
    const { kind, key, ...rest } = anEnquiry();
    const { status, body } = await post(rest);
    expect(status).toBe(201);
    expect(body).toMatchObject({ data: { kind: 'contact' } });
  });

  it('an enquiry for the newsletter needs an e-mail address and nothing else', async () => {
    const email = someone();
    const { status, body } = await post({ kind: 'newsletter', email, key: randomUUID() });
    expect(status).toBe(201);
    expect(body).toEqual({
      data: { documentId: expect.any(String), kind: 'newsletter', createdAt: expect.any(String) },
      meta: {},
    });
    expect(await storedFrom(email)).toEqual([]);
    expect(await signedUpFrom(email)).toMatchObject([{ email, name: null, state: 'unconfirmed' }]);
  });

  it('an enquiry loses outer whitespace, and line breaks in one-line fields', async () => {
    const email = someone();
    await post(
      anEnquiry({ email: ` ${email} `, name: ' Ayaan\r\nBcc: all@example.com ', company: '  ' }),
    );
    expect(await storedFrom(email)).toMatchObject([
      { name: 'Ayaan Bcc: all@example.com', company: null },
    ]);
  });

  it('an enquiry may contain characters that only some databases can store', async () => {
    const email = someone();
    const fields = { email, message: 'A NUL \u0000, half a pair \ud83c and a whole one 🌿' };
    const data = anEnquiry(fields);
    expect((await post(data)).status).toBe(201);
    expect((await post(data)).status).toBe(201);
    expect(await storedFrom(email)).toMatchObject([
      { message: 'A NUL , half a pair \ufffd and a whole one 🌿' },
    ]);
  });
});

describe('an invalid enquiry', () => {
  it('an invalid enquiry gets all errors in one response', async () => {
    const { status, body } = await post({
      kind: 'contact',
      email: 'nowhere',
      company: 'x'.repeat(161),
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { name: 'ValidationError', message: '4 errors occurred' },
    });
    expect(fieldsAtFault(body).sort()).toEqual(['company', 'email', 'message', 'name']);
  });

  it.each([
    ['name', 'of one letter', 'A'],
    ['name', 'of blanks', '   '],
    ['name', 'of 121 letters', 'A'.repeat(121)],
    ['name', 'that is an object', { $ne: null }],
    ['email', 'that is missing', undefined],
    ['email', 'of 259 letters', `${'a'.repeat(64)}@${'b'.repeat(190)}.com`],
    ['message', 'of 9 letters', 'Too short'],
    ['message', 'of 4001 letters', 'x'.repeat(4001)],
    ['message', 'that is a list', ['one', 'two']],
    ['product', 'of 201 letters', 'x'.repeat(201)],
    ['productTitle', 'of 201 letters', 'x'.repeat(201)],
    ['volume', 'that is not offered', '10 ml'],
    ['kind', 'that is unknown', 'complaint'],
    ['key', 'of 5 letters', 'short'],
    ['key', 'of 65 letters', 'x'.repeat(65)],
    ['key', 'with blanks', 'no blanks, please'],
    ['key', 'that is an object', { $ne: null }],
  ])('an invalid enquiry is refused for a %s %s', async (field, _, value) => {
    const email = someone();
    const { status, body } = await post(anEnquiry({ email, [field]: value }));
    expect(status).toBe(400);
    expect(new Set(fieldsAtFault(body))).toEqual(new Set([field]));
    expect(await storedFrom(email)).toEqual([]);
  });

  it.each(['website', 'id', 'documentId', 'createdAt'])(
    'an invalid enquiry is not stored with the unknown field %s',
    async (field) => {
      const email = someone();
      const { status, body } = await post(anEnquiry({ email, [field]: 'x' }));
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { message: `Invalid key ${field}` } });
      expect(await storedFrom(email)).toEqual([]);
    },
  );

  it.each([undefined, null, 'text', 7, ['x'], []])(
    'an invalid enquiry is refused with the body %j',
    async (data) => {
      const { status, body } = await ask('/api/enquiries', { body: JSON.stringify({ data }) });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: { message: 'Missing "data" payload in the request body' },
      });
    },
  );

  it('an invalid enquiry is refused with broken JSON', async () => {
    expect((await ask('/api/enquiries', { body: '{"data":' })).status).toBe(400);
  });

  it('an invalid enquiry is refused for its size before anything else is checked', async () => {
    const { status, body } = await post(anEnquiry({ message: 'x'.repeat(70_000) }));
    expect(status).toBe(413);
    expect(body).toMatchObject({
      data: null,
      error: { status: 413, name: 'PayloadTooLargeError' },
    });
  });
});
