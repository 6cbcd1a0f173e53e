// npm run record: runs the contract tests on a real Strapi and records its responses.
// test/contracts/strapi-recorded.test.ts replays the responses to check the Strapi adapters without
// a CMS.
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

commandLine({ command: 'record', options: {} });
await ensurePackages();
const { bootForTests } = await import('./cms/boot-for-tests.mjs');
const { prepareCms } = await import('./cms/prepare-cms.mjs');
const { ROOT } = await import('./lib/root.mjs');
const { run } = await import('./lib/run.mjs');

await prepareCms();
const booted = await bootForTests();
try {
  process.exitCode = await run(
    'npx',
    ['vitest', 'run', '--config', 'vitest.cms.config.ts', 'test/cms/strapi-real.test.ts'],
    {
      cwd: ROOT,
      env: { ...process.env, ...booted.env, RECORD_ANSWERS: 'true' },
    },
  );
} finally {
  await booted.stop();
}
