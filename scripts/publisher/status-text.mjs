import { problemLines } from '../build/report-problems.mjs';
import { CONFIRM, RESUME } from './commands-in-messages.mjs';

/** @typedef {import('./publish-queue.mjs').Outcome} Outcome */

/** @param {Outcome} outcome */
export const outcomeText = ({ at, ms, text, isGood, isHeld }) =>
  `${at.toISOString()} ${wordFor(isGood, isHeld)} in ${(ms / 1000).toFixed(1)} s: ${text}`;

/** @param {boolean} isGood @param {boolean} isHeld */
function wordFor(isGood, isHeld) {
  if (isHeld) return 'HELD';
  return isGood ? 'done' : 'FAILED';
}

/**
 * Returns why publishing is suspended and how it resumes: the text of the latest attempt to
 * publish, if that attempt was held, otherwise a text about the hold itself.
 * @param {import('./rollback-hold.mjs').Hold} hold
 * @param {Outcome | undefined} latest
 */
const heldText = ({ release, since }, latest) =>
  latest?.isHeld
    ? latest.text
    : `Publishing is held since ${since}: ${release ?? 'the served release'} stays. To publish what the CMS holds now: ${RESUME}`;

/**
 * What visitors see before the first release, by the state of the placeholder site.
 * @type {Readonly<Record<'page' | 'home', string>>}
 */
const EARLY = {
  page: 'nothing yet: visitors see a page that says that the site is getting ready',
  home: 'home alone; elsewhere visitors see a page that says that the site is getting ready',
};

/**
 * Returns the owner's status page, in plain text.
 * @param {object} now
 * @param {string} now.state what the publisher does now, for example `idle`.
 * @param {string | null} now.current the served release; `null` when no release is served.
 * @param {'page' | 'home' | null} [now.early] what is served before the first release.
 * @param {readonly string[]} now.releases names of the releases, the newest first.
 * @param {import('./rollback-hold.mjs').Hold | null} now.hold
 * @param {import('./mass-deletion-hold.mjs').HeldLoss | null} now.loss
 * @param {readonly Outcome[]} now.outcomes the newest first.
 * @param {readonly string[]} [now.problems] what editors should correct in the served content.
 */
export function statusText({
  state,
  current,
  early = null,
  releases,
  hold,
  loss,
  outcomes,
  problems = [],
}) {
  const [latest] = outcomes;
  const served = early === null ? (current ?? 'nothing yet') : EARLY[early];
  return [
    `Served: ${served}${hold ? `, held since ${hold.since}` : ''}`,
    `Now: ${state}`,
    ...(hold ? [heldText(hold, latest)] : []),
    ...(loss ? [`HELD since ${loss.since}: ${loss.text} If they are to go: ${CONFIRM}`] : []),
    ...(latest?.isGood === false && !latest.isHeld
      ? ['The last publication failed; the site is as it was before it, and it is tried again.']
      : []),
    ...(problems.length > 0
      ? ['', 'Published, but to be mended in the content:', ...problemLines(problems)]
      : []),
    '',
    'Publications since the start:',
    ...(outcomes.length > 0 ? outcomes.map(outcomeText) : ['none yet']),
    '',
    'Releases:',
    ...releases.map((release) => (release === current ? `${release} ← served` : release)),
    '',
  ].join('\n');
}
