/** Longer than this nobody looks at a terminal that says nothing. */
const SILENCE_MS = 15_000;

/** @param {number} ms */
const duration = (ms) => {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
};

/**
 * Says what is done now and about how long it takes, every 15 seconds that it is still done, and at its end how
 * long it took.
 * @template T
 * @param {object} step
 * @param {string} step.doing as a sentence begins: `Compiling SQLite's driver`.
 * @param {string} step.about how long it takes: `2 to 5 minutes, once`.
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} [say]
 * @returns {Promise<T>}
 */
export async function withProgress({ doing, about }, work, say = console.log) {
  const began = Date.now();
  say(`${doing} (${about}).`);
  const timer = setInterval(
    () => say(`  ${doing}: ${duration(Date.now() - began)} so far.`),
    SILENCE_MS,
  );
  try {
    const done = await work();
    say(`  Done in ${duration(Date.now() - began)}.`);
    return done;
  } finally {
    clearInterval(timer);
  }
}
