// npm run types: the types of the site and of its tests, and those of cms/, for which its packages are installed.
import { prepareCms } from './cms/prepare-cms.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';
import { runOrExit } from './lib/run.mjs';

await ensurePackages();
await runOrExit('npx', ['--no-install', 'tsc', '-p', '.'], { cwd: ROOT });
await prepareCms();
