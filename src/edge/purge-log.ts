import type { KeyValueStore } from './key-value-store';

const PREFIX = 'purged/';

/** How long an isolate caches the log, in ms, so that not every request costs a list call. */
const CACHED_FOR_MS = 5_000;

/**
 * An upper bound of all times, in ms since 1970. A key contains, after the prefix, this value minus
 * the time of the purge. The store lists keys in lexicographic order, so the newest purge comes
 * first.
 */
const END_OF_TIME = 9_999_999_999_999;
const TIME_DIGITS = `${END_OF_TIME}`.length;

/**
 * Maximum number of list calls, which return up to 1,000 purges each. If the log is longer, every
 * page rendered before the oldest purge that was read counts as purged.
 */
const MAX_PARTS = 3;

/** The recent purges. A purge marks all pages with any of its cache tags as outdated. */
export interface Purges {
  /** The newest purge of each tag, as an opaque value that can only be compared. */
  readonly stamps: ReadonlyMap<string, string>;
  /**
   * Everything rendered before this time counts as purged, in ms since 1970; 0 when the whole log
   * was read.
   */
  readonly allBefore: number;
}

export interface PurgeLog {
  current(): Promise<Purges>;
  purge(tags: readonly string[]): Promise<void>;
}

const keyOf = (at: number, id: string, tags: readonly string[]) =>
  `${PREFIX}${`${END_OF_TIME - at}`.padStart(TIME_DIGITS, '0')}/${id}/${tags.join(',')}`;

function read(keys: readonly string[], isWhole: boolean): Purges {
  const stamps = new Map<string, string>();
  for (const key of keys) {
    const [, , , tags = ''] = key.split('/');
    for (const tag of tags.split(',')) if (!stamps.has(tag)) stamps.set(tag, key);
  }
  const oldest = keys.at(-1)?.slice(PREFIX.length, PREFIX.length + TIME_DIGITS);
  return { stamps, allBefore: isWhole ? 0 : END_OF_TIME - Number(oldest) };
}

/**
 * Creates a log that stores each purge under its own key, so that no key is written twice. The
 * store accepts only one write a second to the same key and loses one of two concurrent writes.
 *
 * @param cachedForMs how long a purge is stored, in ms. Older purges are not needed, because pages
 * rendered before them count as purged by their age (`freshnessOf`).
 */
export function purgeLog(
  store: KeyValueStore,
  clock: () => number,
  { cachedForMs }: { readonly cachedForMs: number },
): PurgeLog {
  let cached: { readonly purges: Purges; readonly until: number } | null = null;

  async function readLog(): Promise<Purges> {
    const names: string[] = [];
    let cursor: string | undefined;
    for (let part = 1; part <= MAX_PARTS; part += 1) {
      const list = await store.list({ prefix: PREFIX, ...(cursor !== undefined && { cursor }) });
      names.push(...list.keys.map(({ name }) => name));
      ({ cursor } = list);
      if (list.list_complete) return read(names, true);
    }
    return read(names, false);
  }

  return {
    async current() {
      const now = clock();
      if (cached === null || cached.until <= now) {
        cached = { purges: await readLog(), until: now + CACHED_FOR_MS };
      }
      return cached.purges;
    },
    async purge(tags) {
      const key = keyOf(clock(), crypto.randomUUID(), tags);
      await store.put(key, '', { expirationTtl: Math.ceil(cachedForMs / 1000) });
      // Update the cached log: the store may list the new key only after a delay.
      const { stamps, allBefore } = cached?.purges ?? (await readLog());
      cached = {
        purges: {
          stamps: new Map([...stamps, ...tags.map((tag) => [tag, key] as const)]),
          allBefore,
        },
        until: clock() + CACHED_FOR_MS,
      };
    },
  };
}
