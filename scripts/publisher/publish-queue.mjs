import { Held } from './held.mjs';

/** Several events come with one edit, and several edits with one sitting. */
const QUIET_MS = 150;
const LATEST_MS = 1000;

/** After a failure it is tried again by itself, later each time. */
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 300_000;

/** An event may have been lost on its way. */
const EVERY_MS = 3_600_000;

/**
 * What came of a publication.
 * @typedef {object} Outcome
 * @property {Date} at
 * @property {number} ms
 * @property {string} text
 * @property {boolean} isGood
 * @property {boolean} isHeld whether it did not take place, and nothing failed.
 */

/**
 * Publishes when asked, one publication at a time and one for a burst of requests; what is asked for
 * while one runs is in the next.
 * @param {object} work
 * @param {() => Promise<string>} work.publish says what it did; rejects with the reason why nothing.
 * @param {(outcome: Outcome) => void} work.onOutcome
 */
export function publishQueue({ publish, onOutcome }) {
  /** @type {{ since: number, timer: NodeJS.Timeout } | null} */
  let waiting = null;
  /** @type {Promise<void> | null} */
  let running = null;
  let isAskedFor = false;
  let isEnded = false;
  let retryMs = FIRST_RETRY_MS;
  /** @type {NodeJS.Timeout | undefined} */
  let later;

  async function run() {
    isAskedFor = false;
    const began = new Date();
    /** @param {string} text @param {{ isGood: boolean, isHeld?: boolean }} how */
    const tell = (text, { isGood, isHeld = false }) =>
      onOutcome({ at: began, ms: Date.now() - began.getTime(), text, isGood, isHeld });
    try {
      tell(await publish(), { isGood: true });
      retryMs = FIRST_RETRY_MS;
      wakeIn(EVERY_MS);
    } catch (error) {
      const isHeld = error instanceof Held;
      tell(error instanceof Error ? error.message : String(error), { isGood: false, isHeld });
      if (isHeld && !error.isTriedAgain) {
        wakeIn(EVERY_MS);
        return;
      }
      wakeIn(retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  /** @param {number} ms */
  function wakeIn(ms) {
    clearTimeout(later);
    if (!isEnded) later = setTimeout(request, ms).unref();
  }

  function begin() {
    waiting = null;
    running = run().finally(() => {
      running = null;
      if (isAskedFor && !isEnded) request();
    });
  }

  /** Has the site published soon. */
  function request() {
    isAskedFor = true;
    if (running !== null || isEnded) return;
    const since = waiting?.since ?? Date.now();
    clearTimeout(waiting?.timer);
    const left = since + LATEST_MS - Date.now();
    waiting = { since, timer: setTimeout(begin, Math.max(0, Math.min(QUIET_MS, left))) };
  }

  return {
    request,
    /** `idle`, `waiting` for the end of a burst, or `running`; with `again` when more was asked for. */
    state: () => {
      if (running !== null) return isAskedFor ? 'running, and again after that' : 'running';
      return waiting === null ? 'idle' : 'waiting';
    },
    /** Begins no other; settles when the one that runs is done. */
    async end() {
      isEnded = true;
      clearTimeout(waiting?.timer);
      clearTimeout(later);
      await running;
    },
  };
}
