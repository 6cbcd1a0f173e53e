// npm run access [-- --write]: tries every route of a freshly booted CMS as everybody who may come, and says
// whether the table in cms/SECURITY.md is what happens. --write puts what happens into it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOfACms } from './cms/access-matrix/access-of-a-cms.mjs';
import { matrixAsMarkdown, matrixIn, withMatrix } from './cms/access-matrix/table.mjs';
import { CMS_DIR } from './cms/cms-dir.mjs';
import { commandLine } from './lib/command-line.mjs';

const { values } = commandLine({
  command: 'npm run access',
  about: 'who is let through which route of the CMS, beside cms/SECURITY.md',
  options: { write: { type: 'boolean', help: 'writes what happens into cms/SECURITY.md' } },
});
const file = join(CMS_DIR, 'SECURITY.md');

const document = readFileSync(file, 'utf8');
const doors = matrixAsMarkdown(await accessOfACms());
if (doors === matrixIn(document)) {
  console.log('The table in cms/SECURITY.md is what happens.');
} else if (values.write) {
  writeFileSync(file, withMatrix(document, doors));
  console.log('Wrote the table in cms/SECURITY.md: `git diff` shows what changed.');
} else {
  console.error('The table in cms/SECURITY.md is not what happens: `npm run access -- --write`.');
  process.exitCode = 1;
}
