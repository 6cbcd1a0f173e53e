import { Held } from './held-error.mjs';

/**
 * Time without a request after which a publication starts, in ms. One edit causes several events,
 * and this delay combines their requests into one publication.
 */
const QUIET_MS = 150;
/** Maximum time from the first request to the start of its publication, in ms. */
const LATEST_MS = 1000;

/**
 * Delay of the first automatic retry after a failure, in ms. Each further retry doubles the delay.
 */
const FIRST_RETRY_MS = 5000;
/** Longest delay of a retry, in ms. */
const LAST_RETRY_MS = 300_000;

/**
 * Interval of publications without an event, in ms. They publish changes for which the publisher
 * received no event.
 */
const EVERY_MS = 3_600_000;

/**
 * The result of a publication.
 * @typedef {object} Outcome
 * @property {Date} at when the publication began.
 * @property {number} ms duration in ms.
 * @property {string} text the report, or the reason of the failure or of the hold.
 * @property {boolean} isGood whether the publication succeeded.
 * @property {boolean} isHeld whether publishing was held back although nothing failed: see `Held`.
 */

/**
 * Publishes on request. Runs one publication at a time, and only one for a burst of requests. If a
 * request arrives during a publication, another publication follows.
 * @param {object} work
 * @param {() => Promise<string>} work.publish resolves with a report; rejects with the reason of
 * failure.
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
    const report = (text, { isGood, isHeld = false }) =>
      onOutcome({ at: began, ms: Date.now() - began.getTime(), text, isGood, isHeld });
    try {
      report(await publish(), { isGood: true });
      retryMs = FIRST_RETRY_MS;
      requestIn(EVERY_MS);
    } catch (error) {
      const isHeld = error instanceof Held;
      report(error instanceof Error ? error.message : String(error), { isGood: false, isHeld });
      if (isHeld && !error.isTriedAgain) {
        requestIn(EVERY_MS);
        return;
      }
      requestIn(retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  /** @param {number} ms */
  function requestIn(ms) {
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

  /** Schedules a publication. */
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
    /**
     * Returns `idle`, `waiting` (for the end of a burst) or `running`, for the status page. If
     * another publication follows the running one, the result says so.
     */
    state: () => {
      if (running !== null) return isAskedFor ? 'running, and again after that' : 'running';
      return waiting === null ? 'idle' : 'waiting';
    },
    /** Prevents further publications. Resolves when the running publication is done. */
    async end() {
      isEnded = true;
      clearTimeout(waiting?.timer);
      clearTimeout(later);
      await running;
    },
  };
}
