// npm test [-- --changed | --fast | --all]: runs the checks that a contributor needs, and prints
// how long each took.
// --changed runs only the type check, the linter, and the unit tests of uncommitted changes.
// --fast leaves out the browser tests.
// --all adds the slow tests: rendering whole pages, the publisher, nginx, the edge worker and every
// browser test.
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

const { values } = commandLine({
  command: 'test',
  options: {
    changed: {
      type: 'boolean',
      help: 'only types, lint and the unit tests of uncommitted changes; takes seconds',
    },
    fast: { type: 'boolean', help: 'leaves out the browser; takes under a minute' },
    all: { type: 'boolean', help: 'adds the slow tests and every browser test' },
  },
});
await ensurePackages();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { inParallel } = await import('./build/in-parallel.mjs');
const { edgePart } = await import('./lib/edge-part.mjs');
const { playwrightPart, plainPart, vitestPart } = await import('./lib/test-parts.mjs');
const { report } = await import('./lib/test-report.mjs');
const { ESSENTIAL } = await import('./lib/essential-tests.mjs');

/**
 * Folder of slow tests: they render whole pages and pictures, check how the work grows with the
 * amount of content, and start every command.
 */
const THOROUGH = 'test/thorough';
/** Folder of tests that run the real publisher, which builds a whole site. */
const LIVE = 'test/publisher/live';
/** Folder of tests that start nginx. */
const NGINX = 'test/nginx';
const SLOW = [THOROUGH, LIVE, NGINX];

const types = () => plainPart('types', ['tsc', '-p', '.']);
const lint = () => plainPart('lint', ['biome', 'check', '--error-on-warnings', '.']);
const unitTests = (/** @type {string[]} */ ...args) =>
  vitestPart('unit and contract', [
    '--config',
    'vitest.config.ts',
    ...SLOW.flatMap((folder) => ['--exclude', `${folder}/**`]),
    ...args,
  ]);

if (values.changed) {
  const unit = await unitTests('--changed', '--passWithNoTests');
  process.exit(report([await types(), await lint(), unit]));
}

// Run two checks at the same time, because each of them uses one core.
/** @type {import('./lib/test-parts.mjs').Part[]} */
const parts = [];
const checks = [
  types,
  lint,
  () => plainPart('types of scripts', ['tsc', '-p', 'scripts']),
  () => plainPart('layers', ['depcruise', 'src', '--config', 'config/layers.cjs']),
  () => plainPart('dead code', ['knip']),
];
await inParallel(2, checks, async (check) => void parts.push(await check()));
parts.push(await unitTests());
if (values.all) {
  parts.push(await vitestPart('thorough', ['--config', 'vitest.config.ts', ...SLOW]));
  parts.push(await edgePart());
}
if (!values.fast) {
  const tests = values.all ? [] : ESSENTIAL;
  parts.push(await playwrightPart('browser', { CHROMIUM_PATH: await ensureChromium() }, tests));
}
process.exit(report(parts));
