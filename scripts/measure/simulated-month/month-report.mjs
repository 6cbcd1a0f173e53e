/** @param {readonly number[]} sorted */
const median = (sorted) => sorted[Math.floor(sorted.length / 2)] ?? 0;
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/**
 * Formats the results of a simulated month as lines of text.
 * @param {import('./play-month.mjs').Month} month
 */
export function monthReport({ seed, taken, enquiries, times, faults, outcomes }) {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const { kind } of taken) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const sorted = [...times].sort((one, other) => one - other);
  const count = (/** @type {string} */ kind) => outcomes.filter((one) => one.kind === kind).length;
  const compared = taken.filter(({ differences }) => differences >= 0);
  const differing = compared.filter(({ differences }) => differences > 0);
  const failures = taken.flatMap(({ kind, failures }) =>
    failures.map((text) => `  ${kind}: ${text}`),
  );
  return [
    `Seed ${seed}, ${taken.length} steps: ${[...kinds].map(([kind, times]) => `${kind} ${times}`).join(', ')}`,
    `Publications: ${count('done')} done, ${count('FAILED')} failed, ${count('HELD')} held`,
    ...failures,
    `From the save to the page: median ${seconds(median(sorted))}, longest ${seconds(sorted.at(-1) ?? 0)} of ${sorted.length} edits`,
    `Comparisons with a full build: ${compared.length}, ${differing.length} of them with differences`,
    `Enquiries: ${enquiries.sent} sent, ${enquiries.acknowledged} acknowledged, ${enquiries.refused} refusals, ${enquiries.faults.length} lost or doubled`,
    `Faults: ${faults.length}`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
}
