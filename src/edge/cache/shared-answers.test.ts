import { expect, it, vi } from 'vitest';
import type { Purges } from '../purge-log';
import { FRESH_FOR_MS } from './cached-response';
import { sharedAnswers } from './shared-answers';

const purged = (...tags: readonly string[]): Purges => ({
  stamps: new Map(tags.map((tag) => [tag, `purge of ${tag}`])),
  allBefore: 0,
});

function shared() {
  let now = 0;
  let calls = 0;
  const answersAt = sharedAnswers(() => now);
  const port = {
    async of(name: string) {
      calls += 1;
      return `${name} ${calls}`;
    },
  };
  return {
    read: (known: Purges, name = 'home') => answersAt(known)(port, 'texts').of(name),
    wait(ms: number) {
      now += ms;
    },
    answersAt,
  };
}

it('pages share one answer for each query', async () => {
  const { read } = shared();
  expect(await read(purged())).toBe('home 1');
  expect(await read(purged())).toBe('home 1');
  expect(await read(purged(), 'about')).toBe('about 2');
});

it('an answer is read again for a page that knows of a later purge of its tag or of all tags', async () => {
  const { read } = shared();
  await read(purged());
  expect(await read(purged('about'))).toBe('home 1');
  expect(await read(purged('home'))).toBe('home 2');
  expect(await read(purged('home'))).toBe('home 2');
  expect(await read(purged('home', 'everything'))).toBe('home 3');
});

it('an answer is shared with a page that knows only earlier purges', async () => {
  const { read } = shared();
  await read(purged('home'));
  expect(await read(purged())).toBe('home 1');
});

it('an answer is read again once it is too old to be fresh', async () => {
  const { read, wait } = shared();
  await read(purged());
  wait(FRESH_FOR_MS);
  expect(await read(purged())).toBe('home 2');
});

it('a failure is not shared', async () => {
  const answersAt = sharedAnswers(() => 0);
  const failing = { of: async (_: string) => Promise.reject(new Error('gone')) };
  await expect(answersAt(purged())(failing, 'texts').of('home')).rejects.toThrow('gone');
  const working = { of: async (_: string) => 'here' };
  expect(await answersAt(purged())(working, 'texts').of('home')).toBe('here');
});

it('neither documents nor other types are shared', async () => {
  const { answersAt } = shared();
  const byId = vi.fn(async (_: string) => null);
  const search = vi.fn(async () => []);
  for (let page = 0; page < 2; page += 1) {
    await answersAt(purged())({ byId }, 'law-page').byId('a');
    await answersAt(purged())({ search }, 'product').search();
  }
  expect(byId).toHaveBeenCalledTimes(2);
  expect(search).toHaveBeenCalledTimes(2);
});
