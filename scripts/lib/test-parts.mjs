import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{
 *   name: string, seconds: number, passed: number, failed: number, skipped: number,
 *   failures: readonly string[],
 * }} Part The result of one part of a test run. `failures` has a text for each failed test: its
 * name, then the reason.
 * @typedef {import('vitest/reporters').JsonTestResults} VitestReport
 * @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 * @typedef {Omit<Part, 'name' | 'seconds'>} Counts
 * @typedef {Record<string, string | undefined>} Env
 */

const RESULTS = join(ROOT, 'node_modules/.cache/test-results');

/**
 * Runs `work`, which sets up, runs and cleans up a part of the tests. The time in the result
 * includes the setup and the cleanup.
 * @param {() => Promise<Part>} work
 */
export async function timedWithSetup(work) {
  const start = performance.now();
  const part = await work();
  return { ...part, seconds: (performance.now() - start) / 1000 };
}

/**
 * @param {string} name
 * @param {() => Promise<Counts>} work
 * @returns {Promise<Part>}
 */
async function timed(name, work) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const counts = await work();
  return { name, seconds: (performance.now() - start) / 1000, ...counts };
}

/**
 * Adds a failure when the test runner failed but no test failed. In this case some tests have not
 * run.
 * @type {(code: number, counts: Counts) => Counts}
 */
const agreed = (code, counts) =>
  code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`the run ended with ${code} before every test had run`] }
    : counts;

/**
 * Returns a test's name and the first six lines of its error message. The test runner prints the
 * whole message itself.
 * @param {string} name
 * @param {string} [why]
 */
const failure = (name, why = '') =>
  [name, ...stripVTControlCharacters(why).split('\n').filter(Boolean).slice(0, 6)].join('\n    ');

/**
 * Environment variables for the test programs. They turn off colours when the output is not a
 * terminal, for example a log file.
 */
const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * @param {readonly string[]} args
 * @param {Env} [env]
 */
const npx = (args, env = {}) =>
  run('npx', ['--no-install', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...colours, ...env },
  });

/**
 * @template Report
 * @param {string} name
 * @param {(file: string) => Promise<number>} runTests
 * @param {(report: Report) => Counts} read
 * @returns {Promise<Counts>}
 */
async function withResults(name, runTests, read) {
  const file = join(RESULTS, `${name.replaceAll(/\W+/g, '-')}.json`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  const code = await runTests(file);
  // If there is no report file, the runner did not start. This counts as one failure.
  const none = { passed: 0, failed: 1, skipped: 0, failures: [`${name} did not start`] };
  return existsSync(file) ? agreed(code, read(JSON.parse(readFileSync(file, 'utf8')))) : none;
}

/**
 * Runs a check that passes or fails as a whole.
 * @param {string} name
 * @param {readonly string[]} command
 */
export const plainPart = (name, command) =>
  timed(name, async () => {
    const ok = (await npx(command)) === 0;
    const failures = ok ? [] : [`${name}: see what ${command[0]} printed above`];
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures };
  });

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Env} [env]
 */
export const vitestPart = (name, args, env = {}) =>
  timed(name, () =>
    withResults(
      name,
      (file) =>
        npx(
          [
            'vitest',
            'run',
            '--reporter=dot',
            '--reporter=json',
            `--outputFile.json=${file}`,
            ...args,
          ],
          env,
        ),
      (/** @type {VitestReport} */ report) => {
        const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
          report;
        // A test file that cannot be loaded reports no tests, so the file itself counts as one
        // failure.
        const unloaded = testResults.filter(
          (file) => file.status === 'failed' && file.assertionResults.length === 0,
        );
        const failed = testResults
          .flatMap((file) => file.assertionResults)
          .filter(({ status }) => status === 'failed');
        return {
          passed: numPassedTests,
          failed: numFailedTests + unloaded.length,
          skipped: numPendingTests + numTodoTests,
          failures: [
            ...unloaded.map((file) => failure(relative(ROOT, file.name), file.message)),
            ...failed.map((test) => failure(test.fullName, test.failureMessages?.[0])),
          ],
        };
      },
    ),
  );

/**
 * Returns every test of a suite in a Playwright report, at any nesting depth.
 * @param {Suite} suite
 * @returns {Suite['specs']}
 */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {PlaywrightReport} report */
const browserFailures = ({ suites, errors }) => [
  ...errors.map(({ message }) => failure('the run', message)),
  ...suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      // Join all errors: a test that timed out has two, one that reports the timeout and one that
      // names the line where the test was waiting.
      const why = tests
        .at(-1)
        ?.results.at(-1)
        ?.errors.map(({ message }) => message);
      return failure(`${file}:${line} ${title}`, why?.join('\n'));
    }),
];

/**
 * @param {string} name
 * @param {Env} env
 * @param {readonly string[]} [args]
 */
export const playwrightPart = (name, env, args = []) =>
  timed(name, () =>
    withResults(
      name,
      (file) =>
        npx(['playwright', 'test', '--reporter=dot,json', ...args], {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        }),
      (/** @type {PlaywrightReport} */ results) => ({
        passed: results.stats.expected + results.stats.flaky,
        failed: results.stats.unexpected,
        skipped: results.stats.skipped,
        failures: browserFailures(results),
      }),
    ),
  );
