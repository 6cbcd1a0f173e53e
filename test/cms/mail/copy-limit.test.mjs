import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requireOfCms } from '../require-of-cms.mjs';
import { HOUR } from './mail-queue.mjs';

// Uses a fake clock and a fake Strapi. On SQLite, the limit keeps its counts in memory.
const { copyLimit } = requireOfCms('./dist/src/enquiries/visitor-copy-limit');
const strapi = { db: { dialect: { client: 'sqlite' } } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const allowed = async (limit, addresses) => {
  const answers = [];
  for (const address of addresses) answers.push(await limit(address));
  return answers;
};

describe('copies to one address', () => {
  it('copies to one address are two an hour and five a day', async () => {
    const limit = copyLimit(strapi, { perHour: 1000 });
    const three = () => allowed(limit, Array(3).fill('amina@example.com'));
    expect(await three()).toEqual([true, true, false]);
    vi.advanceTimersByTime(HOUR);
    expect(await three()).toEqual([true, true, false]);
    vi.advanceTimersByTime(HOUR);
    expect(await three()).toEqual([true, false, false]);
    vi.advanceTimersByTime(22 * HOUR);
    expect(await three()).toEqual([true, true, false]);
  });

  it('copies to one address are counted together for spellings of one mailbox', async () => {
    const limit = copyLimit(strapi, { perHour: 1000 });
    const spellings = [
      'amina.yusuf@example.com',
      'AminaYusuf+a@EXAMPLE.com',
      'amina.y.usuf+b@example.com',
    ];
    expect(await allowed(limit, spellings)).toEqual([true, true, false]);
    expect(await limit('amina.yusuf@other.example')).toBe(true);
  });
});

it('copies to all addresses together have a limit', async () => {
  const limit = copyLimit(strapi, { perHour: 3 });
  const strangers = Array.from({ length: 5 }, (_, n) => `stranger${n}@example.com`);
  expect(await allowed(limit, strangers)).toEqual([true, true, true, false, false]);
  vi.advanceTimersByTime(HOUR);
  expect(await limit('stranger5@example.com')).toBe(true);
});

it('a limit of 0 sends none', async () => {
  expect(await copyLimit(strapi, { perHour: 0 })('amina@example.com')).toBe(false);
});
