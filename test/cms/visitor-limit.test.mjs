import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requireOfCms } from './require-of-cms.mjs';

// Tests the limit per hour with a fake clock; over HTTP it would take an hour.
const { visitorLimit } = requireOfCms('./dist/src/enquiries/visitor-limit');

const MINUTE = 60_000;
// A fake Strapi on SQLite. On SQLite, the limit keeps its counts in memory.
const strapi = { db: { dialect: { client: 'sqlite' } } };

const visitor = (ip) => {
  const headers = {};
  return { ip, headers, set: (name, value) => Object.assign(headers, { [name]: value }) };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('the limit per visitor accepts a visitor again after a minute, until the hour’s limit', async () => {
  const limit = visitorLimit(strapi, { perMinute: 2, perHour: 3 });
  const ctx = visitor('10.0.0.1');
  await limit.take(ctx);
  await limit.take(ctx);
  await expect(limit.take(ctx)).rejects.toThrow('Too many requests');
  expect(ctx.headers).toEqual({ 'Retry-After': '60' });

  vi.advanceTimersByTime(MINUTE);
  await limit.take(ctx);
  await expect(limit.take(ctx)).rejects.toThrow('Too many requests');
  expect(ctx.headers).toEqual({ 'Retry-After': String(59 * 60) });

  vi.advanceTimersByTime(59 * MINUTE);
  await limit.take(ctx);
});

it('the limit per visitor does not count an enquiry that was not stored', async () => {
  const limit = visitorLimit(strapi, { perMinute: 1, perHour: 1 });
  const ctx = visitor('10.0.0.1');
  await limit.take(ctx);
  await limit.markRefused(ctx);
  await limit.take(ctx);
  await expect(limit.take(ctx)).rejects.toThrow('Too many requests');
});

it.each([
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['9.9.9.5', '::ffff:0909:0905', true],
  ['::FFFF:0909:0905', '0:0:0:0:0:ffff:909:906', false],
  ['9.9.9.4:1000', '9.9.9.4:1001', true],
  ['9.9.9.4:1000', '9.9.9.5:1000', false],
  ['9.9.9.4', '[::ffff:9.9.9.4]:1001', true],
  ['[2001:db8:0:7::1]:1000', '[2001:db8:0:7::2]:1001', true],
  ['[2001:db8:0:7::1]:1000', '2001:db8:0:7::1', true],
  ['[2001:db8:0:7::1]', '[2001:db8:0:8::1]', false],
  ['2001:db8:0:7::1', '2001:DB8::7:ffff:0:0:9', true],
  ['2001:db8:0:7::1', '2001:db8:0:8::1', false],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2', true],
])(
  'the limit per visitor decides whether %s and %s count as one visitor',
  async (first, second, same) => {
    const limit = visitorLimit(strapi, { perMinute: 1, perHour: 1 });
    await limit.take(visitor(first));
    const outcome = limit.take(visitor(second)).then(
      () => false,
      () => true,
    );
    expect(await outcome).toBe(same);
  },
);
