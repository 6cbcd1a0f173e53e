import { join } from 'node:path';
import { bootTemporaryCms } from '../boot-temporary-cms.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';

/**
 * Boots a CMS once on an empty SQLite database. A CMS that boots on a copy of this database creates
 * no table, which saves a third of the processor time of its boot. Returns the database's file, for
 * the variable CMS_TEMPLATE_DATABASE. The file is deleted when this process exits.
 */
export async function templateDatabase() {
  const file = join(temporaryFolder('template-').path, 'data.db');
  const cms = await bootTemporaryCms({ databaseFile: file, startsEmpty: true });
  await cms.stop();
  return file;
}
