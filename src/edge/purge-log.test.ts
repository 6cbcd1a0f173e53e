import { describe, expect, it } from 'vitest';
import { aKeyValueStore } from '../../test/builders/a-key-value-store';
import { purgeLog } from './purge-log';

const DAY_MS = 24 * 60 * 60_000;

function logs() {
  const store = aKeyValueStore();
  let now = 1_000_000;
  const clock = () => now;
  return {
    store,
    open: () => purgeLog(store, clock, { cachedForMs: DAY_MS }),
    passes(ms: number) {
      now += ms;
    },
  };
}

describe('the log of purges', () => {
  it('the log of purges immediately returns the newest purge of each tag in the isolate that logged it', async () => {
    const { open, passes } = logs();
    const log = open();
    await log.purge(['products', 'product:a']);
    const first = (await log.current()).stamps;
    expect([...first.keys()].sort()).toEqual(['product:a', 'products']);
    passes(1);
    await log.purge(['products', 'product:b']);
    const second = (await log.current()).stamps;
    expect(second.get('products')).not.toBe(first.get('products'));
    expect(second.get('product:a')).toBe(first.get('product:a'));
  });

  it('the log of purges returns the same purges in another isolate after five seconds', async () => {
    const { open, passes } = logs();
    const [here, there] = [open(), open()];
    expect((await there.current()).stamps.size).toBe(0);
    await here.purge(['posts']);
    passes(1);
    await here.purge(['posts', 'post:a']);
    passes(5_000);
    expect((await there.current()).stamps).toEqual((await here.current()).stamps);
    expect((await there.current()).stamps.size).toBe(2);
  });

  it('the log of purges loses none of many concurrent purges', async () => {
    const { open, store } = logs();
    const [here, there] = [open(), open()];
    await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        (place % 2 ? here : there).purge([`product:${place}`]),
      ),
    );
    expect(store.entries.size).toBe(50);
    expect((await open().current()).stamps.size).toBe(50);
  });

  it('the newest purges of a long log are read, and everything rendered before them counts as purged', async () => {
    const { open, passes } = logs();
    const log = open();
    for (let place = 0; place < 3_100; place += 1) {
      passes(1);
      await log.purge([`product:${place}`]);
    }
    const { stamps, allBefore } = await open().current();
    expect(stamps.size).toBe(3_000);
    expect(stamps.has('product:3099')).toBe(true);
    expect(allBefore).toBe(1_000_000 + 101);
    expect((await logs().open().current()).allBefore).toBe(0);
  });
});
