/** @typedef {{ kind: string, label: string } & Record<string, any>} Result */

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(0)} kB`;
const whole = (/** @type {number} */ value) => value.toFixed(0);

/**
 * @type {readonly (readonly [head: string, figure: string, write: (value: number) => string])[]}
 */
const COLUMNS = [
  ['perf', 'performance', whole],
  ['a11y', 'accessibility', whole],
  ['best', 'best-practices', whole],
  ['SEO', 'seo', whole],
  ['FCP', 'fcp', seconds],
  ['LCP', 'lcp', seconds],
  ['TBT', 'tbt', (ms) => `${whole(ms)} ms`],
  ['CLS', 'cls', (shift) => shift.toFixed(3)],
  ['requests', 'requests', whole],
  ['bytes', 'bytes', kB],
  ['scripts', 'scripts', kB],
];

/**
 * Formats the results as aligned columns. The last column is the LCP of the page divided by the LCP
 * of the same page without scripts.
 * @param {readonly Result[]} results
 */
export function table(results) {
  const still = (/** @type {string} */ kind) =>
    results.find((result) => result.kind === kind && result.label === 'no scripts')?.['lcp'];
  const rows = [
    ['page', 'site', ...COLUMNS.map(([head]) => head), 'LCP / no scripts'],
    ...results.map((result) => [
      result.kind,
      result.label,
      ...COLUMNS.map(([, figure, write]) => write(result[figure] ?? 0)),
      (result['lcp'] / still(result.kind)).toFixed(2),
    ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
