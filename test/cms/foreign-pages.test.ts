import { describe, expect, it } from 'vitest';
import { administrator } from './administrator';
import { anEnquiry, someone, storedFrom } from './an-enquiry';
import { ask, CMS_URL, LIMITED_URL } from './cms-under-test';
import { head, sendRaw } from './raw-request';

const { port, host } = new URL(CMS_URL);
const SITE_PAGE = 'http://localhost:5173';

const FORMS = [
  [
    'application/x-www-form-urlencoded',
    (email: string) => `data[kind]=newsletter&data[email]=${email}`,
  ],
  ['text/plain', (email: string) => JSON.stringify({ data: anEnquiry({ email }) })],
  ['application/json', (email: string) => JSON.stringify({ data: anEnquiry({ email }) })],
  [
    'multipart/form-data; boundary=x',
    (email: string) =>
      ['data[kind]', 'data[email]']
        .map(
          (name, index) =>
            `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${['newsletter', email][index]}\r\n`,
        )
        .join('')
        .concat('--x--\r\n'),
  ],
] as const;

describe.each(FORMS)('a form encoded as %s', (type, write) => {
  it.each([
    ['a foreign page', { Origin: 'https://elsewhere.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a page that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of the same site but another origin', { 'Sec-Fetch-Site': 'same-site' }],
    ['a page with two origins', { Origin: `${SITE_PAGE}, https://elsewhere.example` }],
  ])('a form sent by %s is refused and not stored', async (_, headers) => {
    const email = someone();
    const { status } = await ask('/api/enquiries', {
      body: write(email),
      headers: { 'Content-Type': type, ...headers } as Record<string, string>,
    });
    expect(status).toBe(403);
    expect(await storedFrom(email)).toEqual([]);
  });
});

describe('a write', () => {
  const text = (email: string) => JSON.stringify({ data: anEnquiry({ email }) });

  it.each([
    ['the site’s pages', { Origin: SITE_PAGE, 'Sec-Fetch-Site': 'cross-site' }],
    ['the CMS’s own pages', { Origin: CMS_URL, 'Sec-Fetch-Site': 'same-origin' }],
    ['a program', {}],
  ])('a write from %s is accepted', async (_, headers) => {
    const email = someone();
    const { status } = await ask('/api/enquiries', {
      body: text(email),
      headers: headers as Record<string, string>,
    });
    expect(status).toBe(201);
    expect(await storedFrom(email)).toHaveLength(1);
  });

  it.each(['/admin/login', '/admin/register-admin', '/upload/folders', '/ADMIN/logout'])(
    'a write to the panel at %s is refused for the site’s pages',
    async (path) => {
      const headers = { Origin: SITE_PAGE };
      expect((await ask(path, { body: '{}', headers })).status).toBe(403);
      expect((await ask(path, { method: 'POST', headers })).status).toBe(403);
    },
  );

  it('a write to the panel is accepted from its own pages', async () => {
    const { status } = await ask('/upload/folders', {
      as: await administrator(),
      body: JSON.stringify({ name: someone(), parent: null }),
      headers: { Origin: CMS_URL },
    });
    expect(status).toBe(201);
  });

  it('a write without a body is checked as well', async () => {
    const headers = { Origin: 'https://elsewhere.example' };
    expect((await ask('/api/products/x', { method: 'DELETE', headers })).status).toBe(403);
  });
});

describe('the host name of a request', () => {
  const PATHS = [
    '/_health',
    '/api/products',
    '/admin',
    '/admin/init',
    '/uploads/a.png',
    '/',
    '/nowhere',
  ];
  const REBOUND = [
    'elsewhere.example',
    `elsewhere.example:${port}`,
    'localhost.elsewhere.example',
    '127.0.0.1.elsewhere.example',
    'localhost.',
    '127.0.0.2',
    '0.0.0.0',
    '[::2]',
    'user@localhost',
    'localhost:1:2',
    '',
  ];

  it.each(REBOUND)('the host name of a request is checked on every path: %j', async (name) => {
    for (const path of PATHS) {
      expect((await sendRaw(head(`GET ${path}`, `Host: ${name}`))).status).toBe(421);
    }
    const registration = head('POST /admin/register-admin', `Host: ${name}`, 'Content-Length: 0');
    expect((await sendRaw(registration)).status).toBe(421);
  });

  it.each([
    'localhost',
    `LOCALHOST:${port}`,
    '127.0.0.1',
    '127.0.0.1:80',
    '[::1]',
    `[::1]:${port}`,
  ])('the host name of a request may be %s', async (name) => {
    expect((await sendRaw(head('GET /_health', `Host: ${name}`))).status).toBe(204);
  });

  it('the host name of a request cannot be repeated, omitted, or put into the request line', async () => {
    const twice = head('GET /_health', `Host: ${host}`, 'Host: elsewhere.example');
    expect([400, 421]).toContain((await sendRaw(twice)).status);
    expect((await sendRaw('GET /_health HTTP/1.1\r\n\r\n')).status).toBe(400);
    expect((await sendRaw('GET /_health HTTP/1.0\r\n\r\n')).status).toBe(421);
    const absolute = head('GET http://elsewhere.example/_health', `Host: ${host}`);
    expect((await sendRaw(absolute)).status).toBe(421);
  });

  it.each([
    ['cms.example', 204],
    ['cms.example:8443', 204],
    ['other.example', 204],
    ['[2001:db8::1]', 204],
    ['shop.example', 421],
  ])(
    'the host name of a request may be only that of PUBLIC_URL or one of ALLOWED_HOSTS: %s',
    async (name, expected) => {
      const { status } = await sendRaw(head('GET /_health', `Host: ${name}`), LIMITED_URL);
      expect(status).toBe(expected);
    },
  );

  it('the host name of a request is checked behind a trusted proxy too', async () => {
    const behind = (name: string) =>
      sendRaw(head('GET /_health', 'Host: localhost', `X-Forwarded-Host: ${name}`), LIMITED_URL);
    expect((await behind('cms.example')).status).toBe(204);
    expect((await behind('elsewhere.example')).status).toBe(421);
  });
});

it('a page of PUBLIC_URL may write to the panel behind a proxy that hides the host name', async () => {
  const loginFrom = (Origin: string) =>
    ask('/admin/login', { at: LIMITED_URL, body: '{}', headers: { Origin } });
  expect((await loginFrom('https://cms.example:8443')).status).toBe(400);
  expect((await loginFrom('http://cms.example:8443')).status).toBe(403);
});

it('a page with the same host and another scheme is foreign', async () => {
  const login = (Host: string, Origin: string, at: string) =>
    sendRaw(
      `${head('POST /admin/login', `Host: ${Host}`, `Origin: ${Origin}`, 'Content-Type: application/json', 'Content-Length: 2')}{}`,
      at,
    );
  expect((await login(host, `http://${host}`, CMS_URL)).status).toBe(400);
  expect((await login(host, `https://${host}`, CMS_URL)).status).toBe(403);
  const named = 'cms.example:8443';
  expect((await login(named, `https://${named}`, LIMITED_URL)).status).toBe(400);
  expect((await login(named, `http://${named}`, LIMITED_URL)).status).toBe(403);
  // For a host name other than that of PUBLIC_URL, the CMS accepts both schemes, because it cannot
  // know whether a proxy uses TLS there.
  expect((await login('other.example', 'https://other.example', LIMITED_URL)).status).toBe(400);
});
