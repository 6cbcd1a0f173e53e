import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aKeyValueStore } from '../../../test/builders/a-key-value-store';
import { ContentError } from '../../application/content-error';
import { purgeLog } from '../purge-log';
import { renderQueue } from '../render-queue';
import { STALE_FOR_MS } from './cached-response';
import { missingPageLimit } from './missing-page-limit';
import { pageCache } from './page-cache';
import { responseStore } from './response-store';

const MINUTE_MS = 60_000;
const clock = () => Date.now();

function edge() {
  const kv = aKeyValueStore();
  const purges = purgeLog(kv, clock, { cachedForMs: STALE_FOR_MS });
  const problems: unknown[] = [];
  const log = (error: unknown) => void problems.push(error);
  const render = vi.fn(async () => 'first');
  const pages = pageCache({
    store: responseStore(kv, 'build'),
    purges,
    queue: renderQueue(clock, log),
    workFor: (name) => ({
      name,
      async render() {
        const body = await render();
        const page = { body, type: 'text/html', data: null, tags: ['products'] };
        return { answers: new Map([[name, page]]) };
      },
    }),
    placeOf: () => null,
    clock,
    log,
  });
  const background: Promise<unknown>[] = [];
  return {
    kv,
    purges,
    problems,
    render,
    background,
    async ask(address = '/') {
      const answer = await pages.answer(address, (work) => void background.push(work));
      return [answer.kind === 'cached' ? answer.response.body : answer.kind, answer.status];
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a cached page', () => {
  it('a cached page that is old is served at once, and the next request gets the new version', async () => {
    const { ask, render, background } = edge();
    await ask();
    vi.advanceTimersByTime(6 * MINUTE_MS);
    render.mockResolvedValue('second');
    expect(await ask()).toEqual(['first', 'hit; ttl=-60']);
    await Promise.all(background);
    expect(await ask()).toEqual(['second', 'hit; ttl=300']);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('a cached page that is older than a day is not served', async () => {
    const { ask, render } = edge();
    await ask();
    vi.advanceTimersByTime(STALE_FOR_MS);
    render.mockResolvedValue('second');
    expect(await ask()).toEqual(['second', 'fwd=stale; stored']);
  });

  it('a cached page is served when rendering a newer version takes too long', async () => {
    const { ask, render, purges } = edge();
    await ask();
    await purges.purge(['products']);
    render.mockReturnValue(new Promise(() => {}));
    const answers = ask();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answers).toEqual(['first', 'hit; ttl=0; detail="slow"']);
  });

  it('a cached page is served when rendering a newer version fails, without an immediate retry', async () => {
    const { ask, render, purges, problems } = edge();
    await ask();
    await purges.purge(['products']);
    const failure = new AggregateError([new ContentError('bad-gateway')]);
    render.mockRejectedValue(failure);
    const stale = ['first', 'hit; ttl=0; detail="bad-gateway"'];
    expect(await ask()).toEqual(stale);
    expect(await ask()).toEqual(stale);
    expect(render).toHaveBeenCalledTimes(2);
    expect(problems).toEqual([failure]);
    vi.advanceTimersByTime(10_000);
    render.mockResolvedValue('second');
    expect(await ask()).toEqual(['second', 'fwd=stale; stored']);
  });

  it('a cached page that was purged while it rendered is rendered again', async () => {
    const { ask, render, purges } = edge();
    let finish = (_: string) => {};
    render.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const [early] = [ask()];
    await vi.advanceTimersByTimeAsync(0);
    await purges.purge(['products']);
    render.mockResolvedValue('second');
    const late = ask();
    await vi.advanceTimersByTimeAsync(0);
    finish('first');
    expect(await early).toEqual(['first', 'fwd=uri-miss; stored']);
    expect(await late).toEqual(['second', 'fwd=uri-miss; stored']);
  });

  it('a cached page that the store rejects is still served', async () => {
    const { ask, kv, problems } = edge();
    const full = new Error('full');
    kv.put = async () => {
      throw full;
    };
    expect(await ask()).toEqual(['first', 'fwd=uri-miss; stored']);
    expect(problems).toEqual([full]);
  });
});

describe('the limit of missing pages', () => {
  it('the limit of missing pages allows 20 missing addresses in a row, and one more each second', () => {
    const bucket = missingPageLimit(clock);
    for (let taken = 0; taken < 20; taken += 1) expect(bucket.take()).toBe(true);
    expect(bucket.take()).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
    bucket.returnToken();
    expect(bucket.take()).toBe(true);
    vi.advanceTimersByTime(3_600_000);
    const taken = Array.from({ length: 30 }, () => bucket.take());
    expect(taken.filter(Boolean)).toHaveLength(20);
  });

  it('the limit of missing pages allows one more address each second, even when addresses are requested more often than that', () => {
    const bucket = missingPageLimit(clock);
    for (let taken = 0; taken < 20; taken += 1) bucket.take();
    const taken = Array.from({ length: 8 }, () => {
      vi.advanceTimersByTime(250);
      return bucket.take();
    });
    expect(taken).toEqual([false, false, false, true, false, false, false, true]);
  });
});

describe('many addresses at once', () => {
  it('many addresses at once are rendered with limited parallelism, and none is left out', async () => {
    const { ask, render } = edge();
    let [now, most] = [0, 0];
    render.mockImplementation(async () => {
      now += 1;
      most = Math.max(most, now);
      // Waits by the real clock, because the fake clock advances only when the test advances it.
      await pause(0);
      now -= 1;
      return 'rendered';
    });
    const answers = Promise.all(Array.from({ length: 40 }, (_, place) => ask(`/${place}`)));
    expect(new Set((await answers).map(([body]) => body))).toEqual(new Set(['rendered']));
    expect(most).toBe(8);
  });

  it('many addresses at once are rejected as busy when too many are queued', async () => {
    const { ask, render } = edge();
    render.mockReturnValue(new Promise(() => {}));
    const answers = Array.from({ length: 109 }, (_, place) => ask(`/${place}`));
    expect(await answers.at(-1)).toEqual(['none', 'fwd=uri-miss; detail="busy"']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answers[0]).toEqual(['none', 'fwd=uri-miss; detail="slow"']);
  });

  it('many addresses at once are all rendered when each is requested after the previous one', async () => {
    const { ask } = edge();
    for (let place = 0; place < 110; place += 1) {
      expect(await ask(`/${place}`)).toEqual(['first', 'fwd=uri-miss; stored']);
    }
  });

  it('many addresses at once are rendered even if the host dropped earlier jobs, which never settle', async () => {
    const { ask, render } = edge();
    render.mockReturnValue(new Promise(() => {}));
    for (let place = 0; place < 8; place += 1) void ask(`/${place}`);
    await vi.advanceTimersByTimeAsync(28_000);
    render.mockResolvedValue('rendered');
    expect(await ask('/new')).toEqual(['rendered', 'fwd=uri-miss; stored']);
  });
});
