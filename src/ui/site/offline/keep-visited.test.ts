// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepVisited } from './keep-visited';

const FILES = Array.from({ length: 25 }, (_, n) => `${location.origin}/assets/${n}.avif`);

let idle: (() => void)[] = [];
const asked = vi.fn(async () => new Response());

/** The browser has nothing else to do. */
const rest = async () => {
  const [act, ...later] = idle;
  idle = later;
  act?.();
  await Promise.resolve();
};

beforeEach(() => {
  idle = [];
  asked.mockClear();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('fetch', asked);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [...FILES, 'https://cms.example/uploads/x.jpg'].map((name) => ({ name }) as PerformanceEntry),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what the page has loaded is asked for once more, a few whenever there is nothing else to do', async () => {
  const worker = Object.assign(new EventTarget(), { controller: null });
  keepVisited(worker as unknown as ServiceWorkerContainer);
  worker.dispatchEvent(new Event('controllerchange'));
  const [document_, ...files] = [location.pathname, ...FILES];
  expect(asked.mock.calls.map(([address]: unknown[]) => address)).toEqual([document_]);
  for (const count of [10, 20, 25]) {
    await rest();
    expect(asked.mock.calls.slice(1).map(([address]: unknown[]) => address)).toEqual(
      files.slice(0, count),
    );
  }
  await rest();
  expect(asked).toHaveBeenCalledTimes(1 + FILES.length);
});
