import { OUTBOX } from './outbox-key-prefix';

/**
 * Whether the storage may contain a queued enquiry. This module is small: the page loads the code
 * that sends enquiries only if the result is `true`.
 */
export function mayHaveQueued(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((name) => name.startsWith(OUTBOX));
  } catch {
    return false; // The browser refuses storage, so no enquiry can be queued in it.
  }
}
