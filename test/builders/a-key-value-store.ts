import type { KeyValueStore } from '../../src/edge/key-value-store';

/** Maximum number of keys that Workers KV returns per list call. */
const MAX_KEYS = 1_000;

/** An in-memory Workers KV namespace. `entries` contains all stored keys and values. */
export function aKeyValueStore(): KeyValueStore & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get: async (key) => entries.get(key) ?? null,
    put: async (key, text) => void entries.set(key, text),
    delete: async (key) => void entries.delete(key),
    async list({ prefix, cursor = '' }) {
      const rest = [...entries.keys()]
        .filter((key) => key.startsWith(prefix) && key > cursor)
        .sort();
      const keys = rest.slice(0, MAX_KEYS).map((name) => ({ name }));
      const last = keys.at(-1)?.name;
      return rest.length > MAX_KEYS && last !== undefined
        ? { keys, list_complete: false, cursor: last }
        : { keys, list_complete: true };
    },
  };
}
