/** More addresses than this are asked for by nobody who means well. */
const MOST = 1_000;

/** What one isolate remembers for a while and may forget: the oldest goes first. */
export interface TtlCache<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
  clear(): void;
}

export function ttlCache<T>(forMs: number, clock: () => number): TtlCache<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    get(name) {
      const found = kept.get(name);
      return found !== undefined && found.until > clock() ? found.value : undefined;
    },
    set(name, value) {
      kept.delete(name);
      kept.set(name, { value, until: clock() + forMs });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
    clear: () => kept.clear(),
  };
}
