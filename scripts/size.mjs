// npm run size [-- --dir BUILD]: prints how much a first visit to each kind of page downloads, and
// how much a second page adds.
// --dir measures an existing build, for example of a CMS, instead of the public site.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandLine, refuse } from './lib/command-line.mjs';
import { FOLDER } from './lib/command-option-types.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

const { values } = commandLine({
  command: 'size',
  options: {
    dir: {
      type: 'string',
      value: FOLDER,
      help: 'measures an existing build instead of the public site',
    },
  },
});
if (values.dir !== undefined && !existsSync(join(values.dir, 'index.html'))) {
  refuse(`--dir takes the folder of a build, and there is none in "${values.dir}".`);
}

await ensurePackages();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { ROOT } = await import('./lib/root.mjs');
const { runOrExit } = await import('./lib/run.mjs');
const { serveSite } = await import('./lib/serve-site.mjs');

/** @type {Record<string, string | undefined>} */
const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
const args = ['playwright', 'test', 'first-load'];
if (values.dir !== undefined) {
  const SIZE_OF = resolve(values.dir);
  const { url } = await serveSite({ outDir: SIZE_OF });
  // Only the tests of this build run. All URL variables are set nevertheless, because Playwright's
  // setup would build every site whose variable is not set.
  Object.assign(env, { SIZE_OF, SITE_URL: url, PUBLIC_SITE_URL: url, STRAPI_SITE_URL: url });
  args.push('-g', 'at 390 px');
}
await runOrExit('npx', args, { cwd: ROOT, env });
process.exit();
