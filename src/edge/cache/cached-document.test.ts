import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from './cache-answer';
import { cachedDocument, NOT_FOUND_ADDRESS } from './cached-document';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cached = (body: string): Answer => ({
  kind: 'cached',
  status: 'hit',
  response: { body, type: '', data: null, tags: [], etag: '', renderedAt: 0, stamps: {} },
});

function aDocument(first: () => Promise<Answer>) {
  const answer = vi.fn(first);
  const documentOf = cachedDocument({ answer }, () => Date.now(), {
    address: NOT_FOUND_ADDRESS,
    built: 'built',
  });
  return { answer, document: () => documentOf(() => {}) };
}

it('cachedDocument returns the cached document, and reads the cache only every few seconds', async () => {
  const { answer, document } = aDocument(async () => cached('own'));
  expect([await document(), await document()]).toEqual(['own', 'own']);
  expect(answer).toHaveBeenCalledTimes(1);
  answer.mockResolvedValue(cached('new'));
  vi.advanceTimersByTime(5_000);
  expect(await document()).toBe('new');
});

it('cachedDocument returns the document of the build when none is cached and the CMS does not answer', async () => {
  const { document } = aDocument(async () => ({ kind: 'none', status: '' }));
  expect(await document()).toBe('built');
});

it('cachedDocument returns the document of the build when the CMS takes more than three seconds', async () => {
  const { answer, document } = aDocument(() => new Promise(() => {}));
  const waiting = document();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toBe('built');
  answer.mockResolvedValue(cached('own'));
  vi.advanceTimersByTime(5_000);
  expect(await document()).toBe('own');
});
