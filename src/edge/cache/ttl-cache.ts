/** Maximum number of entries. It limits the memory that a flood of requests can occupy. */
const MAX_ENTRIES = 1_000;

/**
 * A cache with a time to live, in the memory of one isolate. When full, it evicts the oldest entry.
 */
export interface TtlCache<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
  clear(): void;
}

export function ttlCache<T>(forMs: number, clock: () => number): TtlCache<T> {
  const entries = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    get(name) {
      const found = entries.get(name);
      return found !== undefined && found.until > clock() ? found.value : undefined;
    },
    set(name, value) {
      entries.delete(name);
      entries.set(name, { value, until: clock() + forMs });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
    clear: () => entries.clear(),
  };
}
