/** How long the terminal may stay silent, in ms, before a user assumes that the command hangs. */
const SILENCE_MS = 15_000;

/** @param {number} ms */
const duration = (ms) => {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
};

/**
 * Prints what a step does and about how long the step takes. Prints a reminder every 15 seconds,
 * and the duration at the end.
 * @template T
 * @param {object} step
 * @param {string} step.doing the beginning of a sentence: `Compiling SQLite's driver`.
 * @param {string} step.about how long it takes: `2 to 5 minutes, once`.
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} [print]
 * @returns {Promise<T>}
 */
export async function withProgress({ doing, about }, work, print = console.log) {
  const began = Date.now();
  print(`${doing} (${about}).`);
  const timer = setInterval(
    () => print(`  ${doing}: ${duration(Date.now() - began)} so far.`),
    SILENCE_MS,
  );
  try {
    const done = await work();
    print(`  Done in ${duration(Date.now() - began)}.`);
    return done;
  } finally {
    clearInterval(timer);
  }
}
