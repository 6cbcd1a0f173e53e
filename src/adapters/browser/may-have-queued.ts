import { OUTBOX } from './outbox-name';

/**
 * Whether the storage may contain a queued enquiry. This check is small, so that a visitor who was
 * never offline downloads no further code.
 */
export function mayHaveQueued(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((name) => name.startsWith(OUTBOX));
  } catch {
    return false; // Storage is refused: nothing can be queued in it.
  }
}
