import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ name: string, seconds: number, passed: number, failed: number, skipped: number }} Part
 */

const RESULTS = join(ROOT, 'node_modules/.cache/test-results');

async function timed(name, work) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const counts = await work();
  return { name, seconds: (performance.now() - start) / 1000, ...counts };
}

// A runner that ends badly without one failed test has not run them all.
const agreed = (code, { passed, failed, skipped }) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  skipped,
});

const npx = (args, env = {}) =>
  run('npx', ['--no-install', ...args], { cwd: ROOT, env: { ...process.env, ...env } });

async function withResults(name, runTests, read) {
  const file = join(RESULTS, `${name.replaceAll(/\W+/g, '-')}.json`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  const code = await runTests(file);
  // Without a file the runner did not even start: that is one failure.
  const none = { passed: 0, failed: 1, skipped: 0 };
  return existsSync(file) ? agreed(code, read(JSON.parse(readFileSync(file, 'utf8')))) : none;
}

/** A check that passes or fails as a whole. @returns {Promise<Part>} */
export const plainPart = (name, command) =>
  timed(name, async () => {
    const ok = (await npx(command)) === 0;
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  });

/** @returns {Promise<Part>} */
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
      ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
        passed: numPassedTests,
        // A file that cannot be loaded has no tests to count.
        failed:
          numFailedTests +
          testResults.filter(
            (file) => file.status === 'failed' && file.assertionResults.length === 0,
          ).length,
        skipped: numPendingTests + numTodoTests,
      }),
    ),
  );

/** @returns {Promise<Part>} */
export const playwrightPart = (name, env, args = []) =>
  timed(name, () =>
    withResults(
      name,
      (file) =>
        npx(['playwright', 'test', '--reporter=dot,json', ...args], {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        }),
      ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }),
    ),
  );
