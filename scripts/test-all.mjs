// npm run test:all: runs every check and test that CI runs. It prints the time of each part and all
// failures, and ends with one line: N passed, N failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/**
 * @typedef {object} Counts The counts of one command, as `test-report.mjs` writes them.
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} failures
 * @property {readonly { readonly name: string, readonly minutes: number }[]} parts
 */

commandLine({
  command: 'test:all',
  options: {},
});

const COMMANDS = [['test.mjs', '--all'], ['test-cross-browser.mjs'], ['test-cms.mjs']];

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
const start = performance.now();
/** @type {string[]} */
const failures = [];
/** @type {Counts[]} */
const counts = [];
for (const [script = '', ...args] of COMMANDS) {
  const file = join(folder, script);
  const env = { ...process.env, TEST_COUNTS: file };
  const code = await run(process.execPath, [join('scripts', script), ...args], { cwd: ROOT, env });
  try {
    const counted = /** @type {Counts} */ (JSON.parse(readFileSync(file, 'utf8')));
    counts.push(counted);
    failures.push(...counted.failures);
    if (code !== 0 && counted.failed === 0) failures.push(`${script} ended with ${code}`);
  } catch {
    failures.push(`${script} ended with ${code} before it had counted its tests`);
  }
}
rmSync(folder, { recursive: true });

/** @param {string} name @param {number} minutes */
const line = (name, minutes) => console.log(`${minutes.toFixed(1).padStart(6)} min  ${name}`);
// The total is the elapsed time. It is less than the sum of the times of the parts, because some
// parts run in parallel.
for (const { name, minutes } of counts.flatMap(({ parts }) => parts)) line(name, minutes);
line('in all', (performance.now() - start) / 60_000);
// Print the failures last, so that they are easy to find in a long log.
for (const failure of failures) console.log(`✘ ${failure}\n`);
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
