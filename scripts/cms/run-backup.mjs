import { join, resolve } from 'node:path';
import { run } from '../lib/run.mjs';
import { CMS_DIR } from './cms-dir.mjs';
import { ownEnvironment } from './own-environment.mjs';

const COMMAND = join(CMS_DIR, 'dist', 'src', 'backup', 'command.js');

/**
 * Backs up the CMS of this clone into a new file, or restores it from one. Ends this process with
 * the exit code of the command.
 * @param {readonly string[]} words `['backup', FILE]` or `['restore', FILE]`, FILE relative to the
 * folder where the command was typed
 */
export async function runBackup([command = '', file = '']) {
  const { env, databaseFile } = await ownEnvironment();
  const paths = {
    DATABASE_FILENAME: databaseFile,
    PUBLIC_DIR: resolve(CMS_DIR, env.PUBLIC_DIR || 'public'),
  };
  const typedIn = process.env.INIT_CWD ?? process.cwd();
  process.exit(
    await run(process.execPath, [COMMAND, command, resolve(typedIn, file)], {
      env: { ...env, ...paths },
    }),
  );
}
