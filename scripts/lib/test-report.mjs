/**
 * Prints what each part took and the closing line that CI reads.
 * @param {import('./test-parts.mjs').Part[]} parts
 * @returns {number} the exit code.
 */
export function report(parts) {
  const total = (of) => parts.reduce((sum, part) => sum + part[of], 0);
  const width = Math.max(...parts.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, passed, failed } of parts) {
    const time = `${seconds.toFixed(1).padStart(6)} s`;
    console.log(`${name.padEnd(width)} ${time}  ${passed} passed, ${failed} failed`);
  }
  console.log(`${'all'.padEnd(width)} ${total('seconds').toFixed(1).padStart(6)} s\n`);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  return total('failed') > 0 ? 1 : 0;
}
