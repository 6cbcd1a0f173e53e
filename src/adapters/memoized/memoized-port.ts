import { decoratedPort } from '../../application/content-types/decorated-port';

type Replay = () => unknown;

const resolved =
  (answer: unknown): Replay =>
  () =>
    Promise.resolve(answer);
const rejected =
  (cause: unknown): Replay =>
  () =>
    Promise.reject(cause);

/**
 * Returns the port with a permanent cache, so that each query runs once while many pages are
 * rendered from one state of the content. Signals are not passed on, because other callers wait for
 * the same answer.
 *
 * After a query, the cache stores the answer instead of the promise. A promise would keep the async
 * context of the query in memory: about half a megabyte of the page that sent the query first.
 */
export function memoizedPort<Port extends object>(port: Port): Port {
  return decoratedPort(port, (ask) => {
    const answers = new Map<string, Replay>();
    return (...args) => {
      const key = JSON.stringify(args, (name, value) => (name === 'signal' ? undefined : value));
      const replay = answers.get(key);
      if (replay) return replay();
      const pending = Promise.resolve(ask(...(JSON.parse(key) as unknown[])));
      answers.set(key, () => pending);
      pending.then(
        (answer) => answers.set(key, resolved(answer)),
        (cause) => answers.set(key, rejected(cause)),
      );
      return pending;
    };
  });
}
