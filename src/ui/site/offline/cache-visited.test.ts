// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheVisited } from './cache-visited';

const FILES = Array.from({ length: 25 }, (_, n) => `${location.origin}/assets/${n}.avif`);

let idle: (() => void)[] = [];
let reportLoaded: (names: readonly string[], workerStart?: number) => void = () => {};
const fetched = vi.fn(async () => new Response('a page'));

/** Runs the next idle callback. */
const runIdle = () => {
  const [act, ...later] = idle;
  idle = later;
  act?.();
};

beforeEach(() => {
  idle = [];
  fetched.mockClear();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: (list: { getEntries(): unknown }) => void) {
        reportLoaded = (names, workerStart = 0) =>
          onEntries({ getEntries: () => names.map((name) => ({ name, workerStart })) });
      }
      observe() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const addresses = () => fetched.mock.calls.map(([address]: unknown[]) => address);

function takeOver() {
  const worker = Object.assign(new EventTarget(), { controller: null });
  cacheVisited(worker);
  worker.dispatchEvent(new Event('controllerchange'));
}

test('cacheVisited requests the loaded assets again, in batches when the browser is idle', () => {
  takeOver();
  reportLoaded([...FILES, 'https://cms.example/uploads/x.jpg']);
  for (const count of [0, 10, 20, 25, 25]) {
    expect(addresses()).toEqual([location.pathname, ...FILES.slice(0, count)]);
    runIdle();
  }
});

test('cacheVisited requests the assets that were loading when the worker took control, and none twice', () => {
  takeOver();
  const [first = '', late = '', cached = ''] = FILES;
  reportLoaded([first]);
  reportLoaded([cached], 1);
  runIdle();
  reportLoaded([first, late]);
  runIdle();
  expect(addresses()).toEqual([location.pathname, first, late]);
});

test('cacheVisited reads the body of each response, because an unread one keeps the worker active', async () => {
  takeOver();
  const answer = await fetched.mock.results[0]?.value;
  await vi.waitFor(() => expect(answer?.bodyUsed).toBe(true));
});

test('cacheVisited loads a picture that is added later, once the browser is idle', async () => {
  takeOver();
  const main = document.body.appendChild(document.createElement('main'));
  const picture = main.appendChild(document.createElement('img'));
  picture.loading = 'lazy';
  picture.getClientRects = () => ({ length: 1 }) as DOMRectList;
  await vi.waitFor(() => expect(idle).not.toEqual([]));
  expect(picture.loading).toBe('lazy');
  while (idle.length > 0) runIdle();
  expect(picture.loading).toBe('eager');
});
