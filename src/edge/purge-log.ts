import type { KeyValueStore } from './key-value-store';

const PREFIX = 'purged/';

/**
 * So long an isolate goes by what it last read of the log: what a request costs is not one list
 * each.
 */
const KNOWN_FOR_MS = 5_000;

/** Newest first: keys come in the order of their letters. */
const END_OF_TIME = 9_999_999_999_999;
const TIME_DIGITS = `${END_OF_TIME}`.length;

/**
 * Of so many parts of the log, each of 1,000 purges, the rest is taken to have purged everything.
 */
const MOST_PARTS = 3;

/** What has been purged of late. */
export interface Purges {
  /** The newest purge of each tag, as something to be compared. */
  readonly stamps: ReadonlyMap<string, string>;
  /**
   * Everything that was drawn before is out of date, in ms since 1970; 0 where the log tells all.
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
 * The purges, each under a key of its own: the store takes one write a second under the same one,
 * loses one of two changes at once, and here there is nothing to change.
 *
 * @param keptForMs after which a purge is forgotten: no page that old is served unasked.
 */
export function purgeLog(
  store: KeyValueStore,
  clock: () => number,
  { keptForMs }: { readonly keptForMs: number },
): PurgeLog {
  let known: { readonly purges: Purges; readonly until: number } | null = null;

  async function readLog(): Promise<Purges> {
    const names: string[] = [];
    let cursor: string | undefined;
    for (let part = 1; part <= MOST_PARTS; part += 1) {
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
      if (known === null || known.until <= now) {
        known = { purges: await readLog(), until: now + KNOWN_FOR_MS };
      }
      return known.purges;
    },
    async purge(tags) {
      const key = keyOf(clock(), crypto.randomUUID(), tags);
      await store.put(key, '', { expirationTtl: Math.ceil(keptForMs / 1000) });
      // What was read before is not what is known now; the store itself may be slow to list it.
      const { stamps, allBefore } = known?.purges ?? (await readLog());
      known = {
        purges: {
          stamps: new Map([...stamps, ...tags.map((tag) => [tag, key] as const)]),
          allBefore,
        },
        until: clock() + KNOWN_FOR_MS,
      };
    },
  };
}
