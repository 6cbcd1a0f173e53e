// npm run texts: generates the Strapi single types in cms/ in which the owner edits the texts of
// pages, and the shipped questions and testimonials that the CMS can create as entries. All of
// these are derived from the defaults in the site's code. Deletes the generated files of texts that
// no longer exist. Run it after a text was added, renamed or removed, and after a shipped question
// or testimonial was changed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLine } from './lib/command-line.mjs';
import { ROOT } from './lib/root.mjs';
import { runOrExit } from './lib/run.mjs';

commandLine({
  command: 'texts',
  options: {},
});

const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(ROOT, 'config/cms/written-text-types.ts'), {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
});
const { WRITTEN_TEXT_TYPES, staleTextFiles } =
  /** @type {typeof import('../config/cms/written-text-types')} */ (module);

const source = join(ROOT, 'cms/src');
for (const path of staleTextFiles(source, WRITTEN_TEXT_TYPES)) rmSync(join(source, path));
const files = Object.entries(WRITTEN_TEXT_TYPES).map(
  ([path, text]) => /** @type {const} */ ([join(source, path), text]),
);
for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
await runOrExit(
  'npx',
  ['--no-install', 'biome', 'format', '--write', ...files.map(([file]) => file)],
  {
    cwd: ROOT,
  },
);
