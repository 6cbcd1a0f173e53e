import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LIMITED_URL } from '../cms-under-test';

const OF_AN_EMAIL = 5;
const OF_AN_ADDRESS = 100;

const account = {
  email: process.env.CMS_ADMIN_EMAIL,
  password: process.env.CMS_ADMIN_PASSWORD,
};

const part = () => randomInt(1, 255);
const someAddress = () => `10.${part()}.${part()}.${part()}`;
const someone = () => `${randomUUID()}@example.com`;

// The CMS trusts one proxy, so that a test can pose as another visitor by sending another
// `X-Forwarded-For` header.
const attempt = (address, body, path = '/admin/login') =>
  fetch(LIMITED_URL + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });

const statuses = async (count, send) => {
  const seen = [];
  for (let sent = 0; sent < count; sent += 1) seen.push((await send()).status);
  return seen;
};

describe.each([
  ['/admin/login', 400],
  ['/admin/forgot-password', 204],
])('attempts at %s', (path, unknown) => {
  const bodyFor = (email) =>
    path === '/admin/login' ? { email, password: 'Frankincense-5' } : { email };

  it('attempts to log in or to reset a password are limited to five per visitor and e-mail address, in upper or lower case', async () => {
    const address = someAddress();
    const email = someone();
    const known = () => attempt(address, bodyFor(email), path);
    expect(await statuses(OF_AN_EMAIL, known)).toEqual(Array(OF_AN_EMAIL).fill(unknown));
    const sixth = await attempt(address, bodyFor(email.toUpperCase()), path);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(200);
    expect((await attempt(address, bodyFor(someone()), path)).status).toBe(unknown);
    expect((await attempt(someAddress(), bodyFor(email), path)).status).toBe(unknown);
  });

  it('attempts to log in or to reset a password are limited per visitor, even with new e-mail addresses', async () => {
    const address = someAddress();
    const another = () => attempt(address, bodyFor(someone()), path);
    const seen = await statuses(OF_AN_ADDRESS + 2, another);
    expect(seen).toEqual([...Array(OF_AN_ADDRESS).fill(unknown), 429, 429]);
  });

  it.each([
    ['too long an e-mail address', `${'x'.repeat(255 - 12)}@example.com`],
    ['no e-mail address', undefined],
    ['a number as e-mail address', 5],
    ['a list as e-mail address', ['a@example.com']],
  ])('attempts to log in or to reset a password with %s are refused', async (_, email) => {
    const asked = `${path}?email=${account.email}&password=x`;
    const seen = await statuses(2, () => attempt(someAddress(), bodyFor(email), asked));
    expect(seen).toEqual([400, 400]);
  });
});

it('an administrator can log in while a stranger at another address tries that account', async () => {
  const stranger = someAddress();
  await statuses(OF_AN_EMAIL, () => attempt(stranger, { ...account, password: 'x' }));
  expect((await attempt(stranger, account)).status).toBe(429);
  expect((await attempt(someAddress(), account)).status).toBe(200);
});
