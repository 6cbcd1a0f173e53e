/** The lists are read whole this often, to find changes whose events were lost. */
const WHOLE_EACH_MS = 3_600_000;

const isOfEntry = (/** @type {string} */ event) => event.startsWith('entry.');

/**
 * Collects the CMS's events and decides whether reading only the edited documents is enough. The
 * lists are read whole at the start, after a failure or a rollback, once an hour, and for a media
 * event, which does not name the entries that show the picture.
 * @param {object} site
 * @param {() => string | null} site.current the served release.
 * @param {() => number} [site.clock] ms since 1970.
 */
export function cmsEvents({ current, clock = Date.now }) {
  /** @type {string[]} */
  let received = [];
  /**
   * The last release, and when the lists were last read whole.
   * @type {{ release: string | null, wholeAt: number } | null}
   */
  let previous = null;

  return {
    add: (/** @type {string} */ event) => void received.push(event),

    /**
     * Calls `publish` with whether only edits happened since the last publication.
     * @template T
     * @param {(onlyEdits: boolean) => Promise<T>} publish
     * @returns {Promise<T>}
     */
    async publishWith(publish) {
      const events = received;
      received = [];
      const last = previous;
      previous = null;
      const began = clock();
      const onlyEdits =
        last !== null &&
        last.release === current() &&
        began - last.wholeAt < WHOLE_EACH_MS &&
        events.length > 0 &&
        events.every(isOfEntry);
      const done = await publish(onlyEdits);
      previous = { release: current(), wholeAt: onlyEdits ? last.wholeAt : began };
      return done;
    },
  };
}
