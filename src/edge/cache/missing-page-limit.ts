/**
 * Capacity of the token bucket: the number of addresses without a page that may be requested in a
 * row.
 */
const MAX_AT_ONCE = 20;
/** The bucket gains one token in each interval of this length, in ms. */
const ONE_MORE_AFTER_MS = 1_000;

/** Limits how often the site asks the CMS for documents that do not exist. */
interface MissingPageLimit {
  /** Takes one token; `false` when none is left. */
  take(): boolean;
  /** Returns the token, because the address exists or its rendering failed. */
  returnToken(): void;
}

/**
 * Creates a token bucket. Requests for invented addresses empty it, and `take` then returns
 * `false`. Requests for existing pages do not empty it, because they return their token.
 */
export function missingPageLimit(clock: () => number): MissingPageLimit {
  let left = MAX_AT_ONCE;
  let countedAt = clock();
  return {
    take() {
      const more = Math.floor((clock() - countedAt) / ONE_MORE_AFTER_MS);
      left = Math.min(MAX_AT_ONCE, left + more);
      countedAt += more * ONE_MORE_AFTER_MS;
      if (left === 0) return false;
      left -= 1;
      return true;
    },
    returnToken() {
      left = Math.min(MAX_AT_ONCE, left + 1);
    },
  };
}
