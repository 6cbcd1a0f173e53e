import { expect, it } from 'vitest';
import { redirectPath } from '../../domain/redirects/redirect';
import type { Answer } from './cache-answer';
import { cachedRedirects, REDIRECTS_ADDRESS } from './cached-redirects';

function redirects(body: string | null) {
  let now = 0;
  const asked: string[] = [];
  const response = { body: body ?? '', type: '', data: null, tags: [], etag: '', renderedAt: 0 };
  const answer: Answer =
    body === null
      ? { kind: 'none', status: '' }
      : { kind: 'cached', response: { ...response, stamps: {} } as never, status: '' };
  const find = cachedRedirects(
    {
      answer: async (address) => {
        asked.push(address);
        return answer;
      },
    },
    () => now,
    redirectPath,
  );
  return {
    asked,
    find: (path: string) => find(path, () => {}),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

it('cachedRedirects finds a path in any case, with and without a slash, and nothing else', async () => {
  const { find } = redirects('[["/old","/product"]]');
  expect(await Promise.all(['/old', '/OLD/', '/older', '/', '//old'].map(find))).toEqual([
    '/product',
    '/product',
    null,
    null,
    null,
  ]);
});

it('cachedRedirects reads the store once for many unknown addresses, and again after a while', async () => {
  const { asked, find, wait } = redirects('[]');
  for (let times = 0; times < 100; times += 1) {
    await find(`/a${times}`);
    wait(40);
  }
  expect(asked).toEqual([REDIRECTS_ADDRESS]);
  // The reads above must not extend the five seconds for which the redirects are used.
  wait(999);
  await find('/a');
  wait(1);
  await find('/a');
  expect(asked).toHaveLength(2);
});

it('cachedRedirects finds nothing while the CMS cannot be read', async () => {
  expect(await redirects(null).find('/old')).toBeNull();
});

it('cachedRedirects answers later requests when the first one never ends', async () => {
  const response = { body: '[["/old","/product"]]', type: '', data: null, tags: [], etag: '' };
  const cached: Answer = {
    kind: 'cached',
    response: { ...response, renderedAt: 0, stamps: {} },
    status: '',
  };
  const answers = [new Promise<Answer>(() => {}), Promise.resolve(cached)];
  const find = cachedRedirects(
    { answer: () => answers.shift() ?? Promise.resolve(cached) },
    () => 0,
    redirectPath,
  );
  void find('/old', () => {});
  expect(await find('/old', () => {})).toBe('/product');
});
