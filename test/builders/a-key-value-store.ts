import type { KeyValueStore } from '../../src/edge/key-value-store';

/** A part of a list. */
const MOST_KEYS = 1_000;

/** Workers KV as far as it is asked, in memory. */
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
