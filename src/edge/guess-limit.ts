/** So many addresses in a row may turn out to have nothing … */
const MOST_AT_ONCE = 20;
/** … and one more after each of these. */
const ONE_MORE_AFTER_MS = 1_000;

/** Bounds how often the CMS is asked for what it turns out not to have. */
interface GuessLimit {
  /** Takes one, unless all are used up. */
  take(): boolean;
  /** Gives one back: it was no guess, there is something. */
  giveBack(): void;
}

/**
 * A token bucket: a flood of invented addresses empties it, visitors of pages that exist do not.
 */
export function guessLimit(clock: () => number): GuessLimit {
  let left = MOST_AT_ONCE;
  let countedAt = clock();
  return {
    take() {
      const more = Math.floor((clock() - countedAt) / ONE_MORE_AFTER_MS);
      left = Math.min(MOST_AT_ONCE, left + more);
      countedAt += more * ONE_MORE_AFTER_MS;
      if (left === 0) return false;
      left -= 1;
      return true;
    },
    giveBack() {
      left = Math.min(MOST_AT_ONCE, left + 1);
    },
  };
}
