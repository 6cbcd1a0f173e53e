import { releasesIn } from './releases.mjs';
import { sitesFolder } from './settings.mjs';

/** @typedef {import('./releases.mjs').Releases} Releases */

/**
 * Serves the release `wanted`, by default the previous one, and suspends publishing (see
 * `rollback-hold.mjs`).
 * @param {Releases} releases
 * @param {string} [wanted]
 */
function rollBack(releases, wanted) {
  const served = releases.current();
  const release = wanted ?? releases.all().find((one) => served !== null && one < served);
  if (release === undefined) throw new Error('There is no earlier release to go back to.');
  if (!releases.all().includes(release)) {
    throw new Error(`${release} is none of these: ${releases.all().join(', ') || 'none'}.`);
  }
  releases.goBack(release);
  return [
    `${release} is served, and publishing is held.`,
    'The hold ends when what was taken back has been corrected in the CMS, or with `resume`.',
  ].join('\n');
}

/** @param {Releases} releases */
function resume({ rollbackHold }) {
  if (!rollbackHold.is()) throw new Error('Publishing is not held.');
  rollbackHold.end();
  return 'Publishing goes on: what the CMS holds now is published.';
}

/** @param {Releases} releases */
function confirm({ lossHold }) {
  const { text } = lossHold.confirm();
  return `Confirmed: ${text}\nIt is published now. What goes later needs another confirmation.`;
}

const COMMANDS = { rollback: rollBack, resume, confirm };

/**
 * Runs a command of the owner. The command writes files to the releases folder, and a running
 * publisher notices these files.
 * @param {string} name
 * @param {string | undefined} release
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} a report for the owner.
 * @throws {Error} with one sentence.
 */
export const runCommand = (name, release, env) =>
  COMMANDS[/** @type {keyof typeof COMMANDS} */ (name)](releasesIn(sitesFolder(env)), release);
