import { describe, expect, it } from 'vitest';
import { administrator } from '../administrator';
import { CMS_PID, CMS_URL } from '../cms-under-test';
import { spentBy } from '../queries/processor-time.mjs';

const MAX_MS = 500;
/** E-mail addresses that each keep yup's original regular expression busy for a second or more. */
const ENDLESS = [
  `a@${'a.'.repeat(25)}!`,
  `a@${'a.'.repeat(120)}!`,
  `a@${'a.'.repeat(20_000)}!`,
  `a@${'a~'.repeat(20_000)}!`,
  `${'a.'.repeat(20_000)}@`,
  `"${'\r\n '.repeat(10_000)}`,
];

const send = async (method, path, body, as = {}) => {
  const answer = await fetch(CMS_URL + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...as },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  return answer.status;
};

const newsletter = (email) =>
  send('POST', '/api/enquiries', { data: { kind: 'newsletter', email } });
const SITE = '/content-manager/single-types/api::site.site';

const ROUTES = {
  'an enquiry': newsletter,
  'a forgotten password': (email) => send('POST', '/admin/forgot-password', { email }),
  'one’s own account': (email) => send('PUT', '/admin/users/me', { email }, administrator()),
  'an invitation': (email) =>
    send('POST', '/admin/users', { firstname: 'a', email, roles: [1] }, administrator()),
  'the site’s own address': (email) => send('PUT', SITE, { email }, administrator()),
};

describe.each(Object.entries(ROUTES))('a very long address for %s', (_, tryWith) => {
  it.each(ENDLESS)(
    'a very long address is refused in less than 500 ms of processor time: %.12s…',
    { timeout: 25_000 },
    async (email) => {
      const before = spentBy(CMS_PID);
      expect(await tryWith(email)).toBe(400);
      expect(spentBy(CMS_PID) - before).toBeLessThan(MAX_MS);
    },
  );
});

describe('an address', () => {
  it.each([
    'ayaan@example.com',
    'A.O’Neil+resin@Sub.Example.co.uk'.replace('’', "'"),
    'jürgen@müller.example',
    '用户@例子.公司',
    'a@xn--p1ai.xn--p1ai',
    `${'a'.repeat(64)}@${'b'.repeat(185)}.com`,
  ])('the address %s is accepted', async (email) => expect(await newsletter(email)).toBe(201));

  it.each([
    'nowhere',
    'a@b',
    '@example.com',
    'a@.example.com',
    'a..b@example.com',
    '.a@example.com',
    'a@-example.com',
    'a@example-.com',
    'a@exa_mple.com',
    'a@example.com.',
    'a@127.0.0.1',
    'a b@example.com',
    'a@b@example.com',
    'a@example.com, b@example.com',
    '<a@example.com>',
    `${'a'.repeat(64)}@${'b'.repeat(186)}.com`,
  ])('the address %s is refused', async (email) => expect(await newsletter(email)).toBe(400));
});
