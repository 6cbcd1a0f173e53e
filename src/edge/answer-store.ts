import { KEPT_FOR_MS, type KeptAnswer } from './kept-answer';
import type { KeyValueStore } from './key-value-store';

export interface AnswerStore {
  read(address: string): Promise<KeptAnswer | null>;
  write(address: string, answer: KeptAnswer): Promise<void>;
  forget(address: string): Promise<void>;
}

/**
 * What is kept of each address.
 *
 * @param build names the build: pages of another one lead to code that is no longer there.
 */
export function answerStore(store: KeyValueStore, build: string): AnswerStore {
  const keyOf = (address: string) => `kept/${build}${address}`;
  return {
    async read(address) {
      const text = await store.get(keyOf(address));
      return text === null ? null : (JSON.parse(text) as KeptAnswer);
    },
    write: (address, answer) =>
      store.put(keyOf(address), JSON.stringify(answer), { expirationTtl: KEPT_FOR_MS / 1000 }),
    forget: (address) => store.delete(keyOf(address)),
  };
}
