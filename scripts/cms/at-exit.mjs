/** @typedef {{ stop: () => Promise<void>, kill: () => void }} Cleanup */

/** @type {Set<Cleanup>} */
const cleanups = new Set();
const SIGNALS = /** @type {const} */ ({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 });
let listening = false;
let ending = false;

/** @param {keyof typeof SIGNALS} signal */
async function endBy(signal) {
  ending = true;
  // In the order opposite to the starts: a CMS stops before its database.
  for (const { stop } of [...cleanups].reverse())
    await stop().catch((error) => console.error(error));
  process.exit(128 + SIGNALS[signal]);
}

function listen() {
  if (listening) return;
  listening = true;
  for (const signal of /** @type {(keyof typeof SIGNALS)[]} */ (Object.keys(SIGNALS)))
    process.once(signal, () => void endBy(signal));
  // Reached without a signal too (process.exit, an uncaught error), where nothing asynchronous runs any more.
  process.on('exit', () => {
    for (const { kill } of cleanups) kill();
  });
}

/** Is a signal ending this process, so that what stops now stops because of it? */
export const isEnding = () => ending;

/**
 * Sees to it that what was started does not outlive this process: `stop` (asynchronous, in good order)
 * runs on a signal, `kill` (synchronous) at any other end. The answer takes the promise back.
 * @param {Cleanup} cleanup
 */
export function atExit(cleanup) {
  listen();
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}
