import { KEPT_FOR_MS, type KeptAnswer, type KeptEnd } from './kept-answer';
import type { KeyValueStore } from './key-value-store';

export interface AnswerStore {
  read(address: string): Promise<KeptAnswer | null>;
  write(address: string, answer: KeptAnswer): Promise<void>;
  forget(address: string): Promise<void>;
  /** How far the series of an address goes. */
  readEnd(head: string): Promise<KeptEnd | null>;
  writeEnd(head: string, end: KeptEnd): Promise<void>;
}

/**
 * What is kept of each address.
 *
 * @param build names the build: pages of another one lead to code that is no longer there.
 */
export function answerStore(store: KeyValueStore, build: string): AnswerStore {
  const keyOf = (address: string) => `kept/${build}${address}`;
  const endKeyOf = (head: string) => `end/${build}${head}`;
  async function read<T>(key: string): Promise<T | null> {
    const text = await store.get(key);
    return text === null ? null : (JSON.parse(text) as T);
  }
  const write = (key: string, value: KeptAnswer | KeptEnd) =>
    store.put(key, JSON.stringify(value), { expirationTtl: KEPT_FOR_MS / 1000 });
  return {
    read: (address) => read<KeptAnswer>(keyOf(address)),
    write: (address, answer) => write(keyOf(address), answer),
    readEnd: (head) => read<KeptEnd>(endKeyOf(head)),
    writeEnd: (head, end) => write(endKeyOf(head), end),
    forget: (address) => store.delete(keyOf(address)),
  };
}
