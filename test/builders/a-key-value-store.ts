import type { KeyValueStore } from '../../src/edge/key-value-store';

/** Workers KV's limit of keys per list call. */
const MOST_KEYS = 1_000;

/** An in-memory Workers KV with the methods that the code uses. */
export function aKeyValueStore(): KeyValueStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: async (key) => kept.get(key) ?? null,
    put: async (key, text) => void kept.set(key, text),
    delete: async (key) => void kept.delete(key),
    async list({ prefix, cursor = '' }) {
      const rest = [...kept.keys()].filter((key) => key.startsWith(prefix) && key > cursor).sort();
      const keys = rest.slice(0, MOST_KEYS).map((name) => ({ name }));
      const last = keys.at(-1)?.name;
      return rest.length > MOST_KEYS && last !== undefined
        ? { keys, list_complete: false, cursor: last }
        : { keys, list_complete: true };
    },
  };
}
