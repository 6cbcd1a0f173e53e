/** @typedef {{ stop: () => Promise<void>, kill: () => void }} Cleanup */

/** @type {Set<Cleanup>} */
const cleanups = new Set();
const SIGNALS = /** @type {const} */ ({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 });
let listening = false;
let ending = false;

/** @param {keyof typeof SIGNALS} signal */
async function endBy(signal) {
  ending = true;
  // Stop in reverse order of registration, so that a CMS stops before its database.
  for (const { stop } of [...cleanups].reverse())
    await stop().catch((error) => console.error(error));
  process.exit(128 + SIGNALS[signal]);
}

function listen() {
  if (listening) return;
  listening = true;
  for (const signal of /** @type {(keyof typeof SIGNALS)[]} */ (Object.keys(SIGNALS)))
    process.once(signal, () => void endBy(signal));
  // Runs at every exit, also without a signal (`process.exit`, an uncaught error). Node runs no
  // asynchronous work after this event, so this listener calls only `kill`.
  process.on('exit', () => {
    for (const { kill } of cleanups) kill();
  });
}

/** Returns whether a signal is ending this process. The exit of a child is then expected. */
export const isEnding = () => ending;

/**
 * Ensures that a started program does not outlive this process. A signal runs `stop`, which is
 * asynchronous and graceful; every exit runs `kill`, which is synchronous. Returns a function that
 * unregisters the cleanup.
 * @param {Cleanup} cleanup
 */
export function atExit(cleanup) {
  listen();
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}
