import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EACH_MS = 50;

/** Thrown when the awaited condition does not become true in time. */
export class TooLate extends Error {}

/**
 * Calls `look` repeatedly until it resolves with a truthy value.
 * @template T
 * @param {() => Promise<T | false | null | undefined>} look
 * @param {{ what: string, withinMs?: number }} wait `what` describes the condition in the error
 * message; `withinMs` is the maximum wait in ms.
 * @returns {Promise<T>} the truthy value.
 */
export async function waitUntil(look, { what, withinMs = 180_000 }) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new TooLate(`${what}: not within ${withinMs / 1000} s`);
    await pause(LOOK_EACH_MS);
  }
}
