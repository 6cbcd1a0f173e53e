import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Node tells there of each request of its `fetch`. */
const REQUESTS = 'undici:request:create';

/** Counts what this process asks for over the network, until `end`. */
export function countRequests() {
  let count = 0;
  const add = () => {
    count += 1;
  };
  subscribe(REQUESTS, add);
  return { count: () => count, end: () => unsubscribe(REQUESTS, add) };
}
