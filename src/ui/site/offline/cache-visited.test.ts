// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepVisited } from './cache-visited';

const FILES = Array.from({ length: 25 }, (_, n) => `${location.origin}/assets/${n}.avif`);

let idle: (() => void)[] = [];
let tell: (names: readonly string[], workerStart?: number) => void = () => {};
const asked = vi.fn(async () => new Response('a page'));

/** The browser has nothing else to do. */
const rest = () => {
  const [act, ...later] = idle;
  idle = later;
  act?.();
};

beforeEach(() => {
  idle = [];
  asked.mockClear();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: (list: { getEntries(): unknown }) => void) {
        tell = (names, workerStart = 0) =>
          told({ getEntries: () => names.map((name) => ({ name, workerStart })) });
      }
      observe() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const addresses = () => asked.mock.calls.map(([address]: unknown[]) => address);

function takeOver() {
  const worker = Object.assign(new EventTarget(), { controller: null });
  keepVisited(worker);
  worker.dispatchEvent(new Event('controllerchange'));
}

test('what the page has loaded is asked for once more, a few whenever there is nothing else to do', () => {
  takeOver();
  tell([...FILES, 'https://cms.example/uploads/x.jpg']);
  for (const count of [0, 10, 20, 25, 25]) {
    expect(addresses()).toEqual([location.pathname, ...FILES.slice(0, count)]);
    rest();
  }
});

test('what was on its way when the worker took over is asked for as well, and nothing twice', () => {
  takeOver();
  const [first = '', late = '', kept = ''] = FILES;
  tell([first]);
  tell([kept], 1);
  rest();
  tell([first, late]);
  rest();
  expect(addresses()).toEqual([location.pathname, first, late]);
});

test('what is asked for is read, or the worker would wait for that, and a newer one for the worker', async () => {
  takeOver();
  const answer = await asked.mock.results[0]?.value;
  await vi.waitFor(() => expect(answer?.bodyUsed).toBe(true));
});

test('a picture that comes to the page later is loaded when there is nothing else to do', async () => {
  takeOver();
  const main = document.body.appendChild(document.createElement('main'));
  const picture = main.appendChild(document.createElement('img'));
  picture.loading = 'lazy';
  picture.getClientRects = () => ({ length: 1 }) as DOMRectList;
  await vi.waitFor(() => expect(idle).not.toEqual([]));
  expect(picture.loading).toBe('lazy');
  while (idle.length > 0) rest();
  expect(picture.loading).toBe('eager');
});
