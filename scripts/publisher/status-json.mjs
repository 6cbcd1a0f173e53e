import { sortedProblems } from '../build/content-problems.mjs';

/** @typedef {import('./publish-queue.mjs').Outcome} Outcome */
/** @typedef {import('../build/build-manifest.mjs').ContentProblem} ContentProblem */

/** Maximum number of problems in the response. `problemCount` counts all of them. */
const MAX_PROBLEMS = 20;
/**
 * Maximum length of a text about a publication, in characters. A failed build can log a long text.
 */
const MAX_TEXT = 2000;
/**
 * Maximum length of each text about a problem, in characters. The limit keeps the whole response
 * below the 200 kB that the CMS accepts, even if every character takes three bytes.
 */
const MAX_PROBLEM_TEXT = 500;

/**
 * Returns the publishing status that the CMS shows to the owner.
 * cms/src/publisher/publisher-status.ts reads it.
 * @param {object} now
 * @param {string | null} now.servedSince when the served release was made, as an ISO date and time;
 * `null` when there is none.
 * @param {Outcome | undefined} now.latest the latest attempt to publish.
 * @param {import('./rollback-hold.mjs').Hold | null} now.hold
 * @param {import('./mass-deletion-hold.mjs').HeldLoss | null} now.loss
 * @param {readonly ContentProblem[]} now.problems of the served content.
 */
export function statusJson({ servedSince, latest, hold, loss, problems }) {
  const sorted = sortedProblems(problems);
  return {
    servedSince,
    latest:
      latest === undefined
        ? null
        : {
            at: latest.at.toISOString(),
            isGood: latest.isGood,
            isHeld: latest.isHeld,
            text: latest.text.slice(0, MAX_TEXT),
          },
    heldSince: hold?.since ?? null,
    loss: loss === null ? null : { since: loss.since, text: loss.text.slice(0, MAX_TEXT) },
    problemCount: sorted.length,
    problems: sorted.slice(0, MAX_PROBLEMS).map(({ document, title, problem }) => ({
      document,
      title: title.slice(0, MAX_PROBLEM_TEXT),
      problem: problem.slice(0, MAX_PROBLEM_TEXT),
    })),
  };
}
