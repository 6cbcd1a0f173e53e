// npm test [-- --fast | --all]: the checks that a contributor needs, and how long each took.
// --fast leaves out the browser; --all adds what takes long: rendering whole pages, the publisher,
// the worker and every browser test.
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

const { values } = commandLine({
  command: 'test',
  options: {
    fast: { type: 'boolean', help: 'leaves out the browser; takes under a minute' },
    all: { type: 'boolean', help: 'adds the slow tests and every browser test' },
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

/** The browser tests of every page, the journeys, lists, forms and carousels. */
const ESSENTIAL = [
  ...['every-page', 'journeys', 'home', 'catalogue', 'product', 'compare', 'journal'],
  ...['questions', 'enquiries', 'carousels', 'without-code', 'home-on-strapi'],
].map((name) => `/${name}.spec.ts`);

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
if (values.all) {
  parts.push(await vitestPart('thorough', ['--config', 'vitest.config.ts', THOROUGH, LIVE]));
  parts.push(await edgePart());
}
if (!values.fast) {
  const tests = values.all ? [] : ESSENTIAL;
  parts.push(await playwrightPart('browser', { CHROMIUM_PATH: await ensureChromium() }, tests));
}
process.exit(report(parts));
