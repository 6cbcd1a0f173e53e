import { appendFileSync } from 'node:fs';

/** @param {Pick<import('./test-parts.mjs').Part, 'passed' | 'failed' | 'skipped'>} counts */
const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Prints the time of each part, the failures, and the closing line that CI reads.
 * @param {import('./test-parts.mjs').Part[]} parts
 * @returns {number} the exit code.
 */
export function report(parts) {
  /** @param {'seconds' | 'passed' | 'failed' | 'skipped'} of */
  const total = (of) => parts.reduce((sum, part) => sum + part[of], 0);
  const width = Math.max(...parts.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, passed, failed } of parts) {
    const time = `${seconds.toFixed(1).padStart(6)} s`;
    console.log(`${name.padEnd(width)} ${time}  ${passed} passed, ${failed} failed`);
  }
  console.log(`${'all'.padEnd(width)} ${total('seconds').toFixed(1).padStart(6)} s\n`);
  const counts = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
  const failures = parts.flatMap(({ name, failures }) => failures.map((one) => `${name}: ${one}`));
  // `npm run test:all` sets TEST_COUNTS to the file for the counts. That script sums the counts of
  // several runs, and prints the failures and the closing line itself.
  if (process.env.TEST_COUNTS) {
    const minutes = parts.map(({ name, seconds }) => ({ name, minutes: seconds / 60 }));
    appendFileSync(
      process.env.TEST_COUNTS,
      `${JSON.stringify({ ...counts, failures, parts: minutes })}\n`,
    );
  } else {
    for (const failure of failures) console.log(`✘ ${failure}\n`);
    console.log(closingLine(counts));
  }
  return counts.failed > 0 ? 1 : 0;
}
