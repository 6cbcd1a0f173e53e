// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepVisited } from './keep-visited';

const FILES = Array.from({ length: 25 }, (_, n) => `${location.origin}/assets/${n}.avif`);

let idle: (() => void)[] = [];
const asked = vi.fn(async () => new Response());

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
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [...FILES, 'https://cms.example/uploads/x.jpg'].map((name) => ({ name }) as PerformanceEntry),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what the page has loaded is asked for once more, a few whenever there is nothing else to do', () => {
  const worker = Object.assign(new EventTarget(), { controller: null });
  keepVisited(worker);
  worker.dispatchEvent(new Event('controllerchange'));
  for (const count of [0, 10, 20, 25, 25]) {
    const addresses = asked.mock.calls.map(([address]: unknown[]) => address);
    expect(addresses).toEqual([location.pathname, ...FILES.slice(0, count)]);
    rest();
  }
});
