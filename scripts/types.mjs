// npm run types: checks the types of the site, of scripts/ and of cms/, whose packages it installs.
import { CMS_DIR } from './cms/cms-dir.mjs';
import { prepareCms } from './cms/prepare-cms.mjs';
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';
import { runOrExit } from './lib/run.mjs';

commandLine({
  command: 'types',
  options: {},
});
await ensurePackages();
for (const project of ['.', 'scripts'])
  await runOrExit('npx', ['--no-install', 'tsc', '-p', project], { cwd: ROOT });
await prepareCms();
// Vite compiles the panel's files without checking their types.
await runOrExit('npx', ['--no-install', 'tsc', '-p', 'tsconfig.admin.json'], { cwd: CMS_DIR });
