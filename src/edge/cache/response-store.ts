import type { KeyValueStore } from '../key-value-store';
import { CACHED_FOR_MS, type CachedEnd, type CachedResponse } from './cached-response';

export interface ResponseStore {
  read(address: string): Promise<CachedResponse | null>;
  write(address: string, answer: CachedResponse): Promise<void>;
  forget(address: string): Promise<void>;
  /** The cached end of the series whose first address is `head`. */
  readEnd(head: string): Promise<CachedEnd | null>;
  writeEnd(head: string, end: CachedEnd): Promise<void>;
}

/**
 * Stores the cached responses by address.
 *
 * @param build id of the build. Each build has its own entries, because pages of an earlier build
 * refer to code files that no longer exist.
 */
export function responseStore(store: KeyValueStore, build: string): ResponseStore {
  const keyOf = (address: string) => `kept/${build}${address}`;
  const endKeyOf = (head: string) => `end/${build}${head}`;
  async function read<T>(key: string): Promise<T | null> {
    const text = await store.get(key);
    return text === null ? null : (JSON.parse(text) as T);
  }
  const write = (key: string, value: CachedResponse | CachedEnd) =>
    store.put(key, JSON.stringify(value), { expirationTtl: CACHED_FOR_MS / 1000 });
  return {
    read: (address) => read<CachedResponse>(keyOf(address)),
    write: (address, answer) => write(keyOf(address), answer),
    readEnd: (head) => read<CachedEnd>(endKeyOf(head)),
    writeEnd: (head, end) => write(endKeyOf(head), end),
    forget: (address) => store.delete(keyOf(address)),
  };
}
