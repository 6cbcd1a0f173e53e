// npm test [-- --fast]: every check that a contributor needs, and how long each took.
// --fast leaves out the slow ones: rendering whole pages, the worker and the browser.
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

const { values } = commandLine({
  command: 'npm test',
  about: 'every check that a contributor needs, and how long each took',
  options: {
    fast: { type: 'boolean', help: 'leaves out the browser and what else takes long' },
  },
});
await ensurePackages();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { edgePart } = await import('./lib/edge-part.mjs');
const { playwrightPart, plainPart, vitestPart } = await import('./lib/test-parts.mjs');
const { report } = await import('./lib/test-report.mjs');

/** Renders whole pages and pictures, and checks how work grows with the amount of content. */
const THOROUGH = 'test/thorough';
/** The real publisher, which builds a whole site. */
const LIVE = 'test/publisher/live';

const parts = [
  await plainPart('types', ['tsc', '-p', '.']),
  await plainPart('types of scripts', ['tsc', '-p', 'scripts']),
  await plainPart('lint', ['biome', 'check', '--error-on-warnings', '.']),
  await plainPart('layers', ['depcruise', 'src', '--config', 'config/layers.cjs']),
  await plainPart('dead code', ['knip']),
  await vitestPart('unit and contract', [
    '--config',
    'vitest.config.ts',
    '--exclude',
    `${THOROUGH}/**`,
    '--exclude',
    `${LIVE}/**`,
  ]),
];
if (!values.fast) {
  parts.push(await vitestPart('thorough', ['--config', 'vitest.config.ts', THOROUGH, LIVE]));
  parts.push(await edgePart());
  parts.push(await playwrightPart('browser', { CHROMIUM_PATH: await ensureChromium() }));
}
process.exit(report(parts));
