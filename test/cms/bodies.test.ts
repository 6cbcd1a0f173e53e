import { describe, expect, it } from 'vitest';
import { administrator } from './administrator';
import { anEnquiry, someone, storedFrom } from './an-enquiry';
import { ask, EDITOR, SITE } from './cms-under-test';
import { makeProduct } from './create-content';
import { bearerOf, closingOf, head, openConnection, sendRaw } from './raw-request';
import { PATHS } from './request-body-paths';

const KB = 1024;
const MB = 1024 * KB;

const text = (email: string) => JSON.stringify({ data: anEnquiry({ email }) });
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=x';

describe('the type of a body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON;charset="UTF-8"',
  ])('a body of the type %s is read', async (type) => {
    const email = someone();
    const { status } = await ask('/api/enquiries', {
      body: text(email),
      headers: { 'Content-Type': type },
    });
    expect(status).toBe(201);
    expect(await storedFrom(email)).toHaveLength(1);
  });

  it.each([
    [''],
    ['Content-Type:'],
    ['Content-Type: text/plain'],
    ['Content-Type: text/plain; application/json'],
    ['Content-Type: application/x-www-form-urlencoded; charset=utf-16'],
    [FORM_TYPE],
    ['Content-Type: multipart/mixed; boundary=application/json'],
    ['Content-Type: application/vnd.api+json'],
    ['Content-Type: application/json-patch+json'],
    ['Content-Type: application/csp-report'],
    ['Content-Type: application/json; charset=utf-16'],
    ['Content-Type: application/json; multipart/form-data; boundary=x'],
    ['Content-Type: application/json, text/plain'],
    ['Content-Type: application/jsonp'],
    ['Content-Type: text/plain\r\nContent-Type: application/json'],
    ['Content-Type: application/json\r\nContent-Encoding: gzip'],
    ['Content-Type: application/json\r\nContent-Encoding: br'],
    ['Content-Type: application/json\r\nContent-Encoding: GZIP, gzip'],
  ])('a body is refused unread and stores nothing when its headers are %j', async (headers) => {
    const email = someone();
    const body = text(email);
    const length = `Content-Length: ${body.length}`;
    const lines = [length, ...headers.split('\r\n').filter(Boolean)];
    const { status, text: answer } = await sendRaw(
      head('POST /api/enquiries', ...lines, 'Connection: close') + body,
    );
    expect(status).toBe(415);
    expect(answer).toContain('application/json');
    expect(await storedFrom(email)).toEqual([]);
  });
});

describe('the length of a body', () => {
  it.each(PATHS)('the length of a body must be announced at %s', async (path) => {
    const chunked = head(`POST ${path}`, JSON_TYPE, 'Transfer-Encoding: chunked');
    expect((await sendRaw(`${chunked}2\r\n{}\r\n`)).status).toBe(411);
  });

  it.each(PATHS)('the length of a body is limited to 64 kB for a stranger at %s', async (path) => {
    for (const length of [64 * KB + 1, 100 * MB, 2 ** 32 + 4, 2 ** 53]) {
      const large = head(`POST ${path}`, JSON_TYPE, `Content-Length: ${length}`);
      expect((await sendRaw(`${large}{`)).status).toBe(413);
    }
  });

  it('the length of a body is limited to 64 kB for the site’s token too', async () => {
    const large = head(
      'POST /api/products',
      JSON_TYPE,
      `Content-Length: ${65 * KB}`,
      bearerOf(SITE),
    );
    expect((await sendRaw(`${large}{`)).status).toBe(413);
  });

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PATCH'])(
    'the length of a body is limited for %s as well',
    async (method) => {
      const large = head(`${method} /api/products`, JSON_TYPE, `Content-Length: ${65 * KB}`);
      expect((await sendRaw(`${large}{`)).status).toBe(413);
      const chunked = head(`${method} /api/products`, JSON_TYPE, 'Transfer-Encoding: chunked');
      expect((await sendRaw(`${chunked}2\r\n{}\r\n`)).status).toBe(411);
    },
  );

  it('the length of a body may be some megabytes for a program with full access', async () => {
    expect(
      await makeProduct({ Title: 'Sacra', Price: 20, Description: 'x'.repeat(2 * MB) }),
    ).toBeTruthy();
    const data = { Title: 'Sacra', Price: 20, Description: 'x'.repeat(4 * MB) };
    expect((await ask('/api/products', { as: EDITOR, data })).status).toBe(413);
  });

  it('the length of a body may be some megabytes for an administrator, and a stale token gets a 401', async () => {
    const large = { body: JSON.stringify({ name: '', padding: 'x'.repeat(100 * KB) }) };
    const asAdministrator = await ask('/upload/folders', { ...large, as: await administrator() });
    expect(asAdministrator.status).toBe(400);
    const stale = { Authorization: 'Bearer stale' };
    expect((await ask('/upload/folders', { ...large, as: stale })).status).toBe(401);
    expect((await ask('/upload/folders', large)).status).toBe(413);
  });

  it('the length of a body may be zero without a type', async () => {
    expect((await sendRaw(head('POST /api/enquiries', 'Content-Length: 0'))).status).toBe(400);
    expect((await sendRaw(head('POST /api/enquiries'))).status).toBe(400);
  });
});

it('a body that does not end is cut off', { timeout: 25_000 }, async () => {
  const slow = await Promise.all(
    ['/api/enquiries', '/admin/login', '/nowhere'].map(async (path) => {
      const socket = await openConnection();
      socket.write(`${head(`POST ${path}`, JSON_TYPE, 'Content-Length: 1000')}{`);
      return socket;
    }),
  );
  await Promise.all(slow.map(closingOf));
});

it('a body that continues after its refusal is cut off', async () => {
  const socket = await openConnection();
  const closed = closingOf(socket);
  socket.write(head('POST /upload', FORM_TYPE, `Content-Length: ${2 ** 40}`));
  let sent = 0;
  const more = (error?: Error | null) => {
    sent += 64 * KB;
    if (!error && sent < 512 * MB) socket.write(Buffer.alloc(64 * KB), more);
  };
  more();
  await closed;
  expect(sent).toBeLessThan(64 * MB);
});
