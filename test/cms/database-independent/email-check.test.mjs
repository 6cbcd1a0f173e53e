import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorEnv, logIn } from '../../../scripts/cms/access-matrix/people.mjs';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { spentBy } from '../queries/cost.mjs';

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

let cms;
let administrator;

beforeAll(async () => {
  const env = administratorEnv();
  cms = await bootTemporaryCms({ env: { ...env, ENQUIRY_LIMIT_PER_MINUTE: '1000' } });
  administrator = await logIn(cms.url, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
}, 300_000);
afterAll(() => cms.stop());

const send = async (method, path, body, as = {}) => {
  const answer = await fetch(cms.url + path, {
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
  'one’s own account': (email) => send('PUT', '/admin/users/me', { email }, administrator),
  'an invitation': (email) =>
    send('POST', '/admin/users', { firstname: 'a', email, roles: [1] }, administrator),
  'the site’s own address': (email) => send('PUT', SITE, { email }, administrator),
};

describe.each(Object.entries(ROUTES))('a very long address for %s', (_, tryWith) => {
  it.each(ENDLESS)(
    'is refused in less than 500 ms of processor time: %.12s…',
    { timeout: 25_000 },
    async (email) => {
      const before = spentBy(cms.pid);
      expect(await tryWith(email)).toBe(400);
      expect(spentBy(cms.pid) - before).toBeLessThan(MAX_MS);
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
  ])('%s is accepted', async (email) => expect(await newsletter(email)).toBe(201));

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
  ])('%s is refused', async (email) => expect(await newsletter(email)).toBe(400));
});
