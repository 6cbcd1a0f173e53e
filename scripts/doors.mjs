// npm run doors [-- --write]: tries every route of a freshly booted CMS as everybody who may come, and says
// whether the table in cms/SECURITY.md is what happens. --write puts what happens into it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_DIR } from './cms/cms-dir.mjs';
import { doorsOfACms } from './cms/doors/doors-of-a-cms.mjs';
import { doorsAsMarkdown, doorsIn, withDoors } from './cms/doors/table.mjs';
import { commandLine } from './lib/command-line.mjs';

const { values } = commandLine({
  command: 'npm run doors',
  about: 'who is let through which route of the CMS, beside cms/SECURITY.md',
  options: { write: { type: 'boolean', help: 'writes what happens into cms/SECURITY.md' } },
});
const file = join(CMS_DIR, 'SECURITY.md');

const document = readFileSync(file, 'utf8');
const doors = doorsAsMarkdown(await doorsOfACms());
if (doors === doorsIn(document)) {
  console.log('The table in cms/SECURITY.md is what happens.');
} else if (values.write) {
  writeFileSync(file, withDoors(document, doors));
  console.log('Wrote the table in cms/SECURITY.md: `git diff` shows what changed.');
} else {
  console.error('The table in cms/SECURITY.md is not what happens: `npm run doors -- --write`.');
  process.exitCode = 1;
}
