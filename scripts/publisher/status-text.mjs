/** @typedef {import('./publications.mjs').Outcome} Outcome */

/** @param {Outcome} outcome */
export const outcomeText = ({ at, ms, text, isGood }) =>
  `${at.toISOString()} ${isGood ? 'done' : 'FAILED'} in ${(ms / 1000).toFixed(1)} s: ${text}`;

/**
 * What the owner is told, in plain text.
 * @param {object} now
 * @param {string} now.state
 * @param {string | null} now.current
 * @param {readonly string[]} now.versions the newest first.
 * @param {boolean} now.isHeld
 * @param {readonly Outcome[]} now.outcomes the newest first.
 */
export function statusText({ state, current, versions, isHeld, outcomes }) {
  const [latest] = outcomes;
  return [
    `Served: ${current ?? 'nothing yet'}${isHeld ? ', held until the next edit' : ''}`,
    `Now: ${state}`,
    ...(latest?.isGood === false
      ? ['The last publication failed; the site is as it was before it.']
      : []),
    '',
    'Publications since the start:',
    ...(outcomes.length > 0 ? outcomes.map(outcomeText) : ['none yet']),
    '',
    'Versions:',
    ...versions.map((version) => (version === current ? `${version} ← served` : version)),
    '',
  ].join('\n');
}
