// npm run access [-- --write]: boots a CMS, requests every route as every kind of caller, and
// compares the results with the table in cms/SECURITY.md. --write updates the table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOfACms } from './cms/access-matrix/access-of-a-cms.mjs';
import { matrixAsMarkdown, matrixIn, withMatrix } from './cms/access-matrix/markdown-table.mjs';
import { CMS_DIR } from './cms/cms-dir.mjs';
import { commandLine } from './lib/command-line.mjs';

const { values } = commandLine({
  command: 'access',
  options: { write: { type: 'boolean', help: 'updates the table with the results' } },
});
const file = join(CMS_DIR, 'SECURITY.md');

const document = readFileSync(file, 'utf8');
const matrix = matrixAsMarkdown(await accessOfACms());
if (matrix === matrixIn(document)) {
  console.log('The table in cms/SECURITY.md matches the results.');
} else if (values.write) {
  writeFileSync(file, withMatrix(document, matrix));
  console.log('Wrote the table in cms/SECURITY.md: `git diff` shows what changed.');
} else {
  console.error(
    'The table in cms/SECURITY.md differs from the results: `npm run access -- --write` updates it.',
  );
  process.exitCode = 1;
}
