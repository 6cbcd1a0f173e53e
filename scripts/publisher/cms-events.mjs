/** What no event has told is found by reading the lists whole. */
const WHOLE_EACH_MS = 3_600_000;

const isOfEntry = (/** @type {string} */ event) => event.startsWith('entry.');

/**
 * What the CMS tells, and whether it is enough to ask for edits alone. It is not at the start, after a
 * failure or a rollback, once an hour, and for a picture, which tells no entry that shows it.
 * @param {object} site
 * @param {() => string | null} site.current the version that is served.
 * @param {() => number} [site.clock] ms since 1970.
 */
export function cmsEvents({ current, clock = Date.now }) {
  /** @type {string[]} */
  let heard = [];
  /** The last version, and when the lists were read whole for it. @type {{ version: string | null, wholeAt: number } | null} */
  let known = null;

  return {
    hear: (/** @type {string} */ event) => void heard.push(event),

    /**
     * @template T
     * @param {(onlyEdits: boolean) => Promise<T>} publish
     * @returns {Promise<T>}
     */
    async toldTo(publish) {
      const events = heard;
      heard = [];
      const last = known;
      known = null;
      const began = clock();
      const onlyEdits =
        last !== null &&
        last.version === current() &&
        began - last.wholeAt < WHOLE_EACH_MS &&
        events.length > 0 &&
        events.every(isOfEntry);
      const done = await publish(onlyEdits);
      known = { version: current(), wholeAt: onlyEdits ? last.wholeAt : began };
      return done;
    },
  };
}
