import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EACH_MS = 50;

/** What was waited for did not come. */
export class TooLate extends Error {}

/**
 * Looks until it is so.
 * @template T
 * @param {() => Promise<T | false | null | undefined>} look
 * @param {{ what: string, withinMs?: number }} wait after so long it is a fault.
 * @returns {Promise<T>} what the last look found.
 */
export async function until(look, { what, withinMs = 180_000 }) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new TooLate(`${what}: not within ${withinMs / 1000} s`);
    await pause(LOOK_EACH_MS);
  }
}
