import { OUTBOX } from './outbox-name';

/**
 * Whether there may be something to send: a look that costs a visitor who has never been without a
 * network no further code.
 */
export function mayHaveQueued(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((name) => name.startsWith(OUTBOX));
  } catch {
    return false; // Storage that is refused holds nothing.
  }
}
