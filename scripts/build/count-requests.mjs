import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Name of the diagnostics channel on which Node publishes each request of `fetch`. */
const REQUESTS = 'undici:request:create';

/** Counts the network requests of this process until `end` is called. */
export function countRequests() {
  let count = 0;
  const add = () => {
    count += 1;
  };
  subscribe(REQUESTS, add);
  return { count: () => count, end: () => unsubscribe(REQUESTS, add) };
}
