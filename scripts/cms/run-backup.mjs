import { join, resolve } from 'node:path';
import { run } from '../lib/run.mjs';
import { typedPath } from '../lib/typed-path.mjs';
import { CMS_DIR } from './cms-dir.mjs';
import { cmsEnvironment } from './cms-environment.mjs';

const COMMAND = join(CMS_DIR, 'dist', 'src', 'backup', 'command.js');

/**
 * Backs up the CMS of this clone into a new file, restores the CMS from a file, or tests whether a
 * file can be restored.
 * @param {string} command `backup`, `restore` or `restore-test`
 * @param {string} file relative to the folder where the command was typed
 * @returns {Promise<number>} the exit code of the command.
 */
export async function runBackup(command, file) {
  const { env, databaseFile } = await cmsEnvironment();
  const paths = {
    DATABASE_FILENAME: databaseFile,
    PUBLIC_DIR: resolve(CMS_DIR, env.PUBLIC_DIR || 'public'),
  };
  return run(process.execPath, [COMMAND, command, typedPath(file)], {
    env: { ...env, ...paths },
  });
}
