/** @typedef {{ at: string, kind: 'done' | 'FAILED' | 'HELD', ms: number, text: string }} Outcome */

const OUTCOME = /^(\S+Z) (done|FAILED|HELD) in ([\d.]+) s: /u;

/** @param {string} status the publisher's status page. @returns {readonly Outcome[]} */
export function outcomesIn(status) {
  /** @type {Outcome[]} */
  const outcomes = [];
  const [, list = ''] = status.split('Publications since the start:\n');
  for (const line of (list.split('\n\nReleases:')[0] ?? '').split('\n')) {
    const [head, at = '', kind, seconds] = OUTCOME.exec(line) ?? [];
    if (head !== undefined) {
      outcomes.push({
        at,
        kind: /** @type {Outcome['kind']} */ (kind),
        ms: Number(seconds) * 1000,
        text: line.slice(head.length),
      });
    } else {
      const last = outcomes.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return outcomes;
}

/** @param {string} status */
export const isIdle = (status) => /^Now: idle/mu.test(status);
/** @param {string} status */
export const isRunning = (status) => /^Now: running/mu.test(status);
/** @param {string} status */
export const isHeld = (status) => /^Served: .*held|^HELD/mu.test(status);

/**
 * Collects every outcome that the status page has shown, because the page itself drops older
 * outcomes.
 * @param {() => Promise<string | null>} read
 */
export function publicationOutcomes(read) {
  /** @type {Map<string, Outcome>} */
  const seen = new Map();
  return {
    /**
     * @returns {Promise<string>} the current status page; empty while the publisher does not run.
     */
    async look() {
      const status = (await read()) ?? '';
      for (const outcome of outcomesIn(status)) seen.set(outcome.at, outcome);
      return status;
    },
    /** Returns all outcomes, sorted by start time. */
    outcomes: () => [...seen.values()].sort((one, other) => (one.at < other.at ? -1 : 1)),
  };
}
