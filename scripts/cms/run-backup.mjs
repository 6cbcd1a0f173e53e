import { join, resolve } from 'node:path';
import { run } from '../lib/run.mjs';
import { CMS_DIR } from './cms-dir.mjs';
import { ownEnvironment } from './own-environment.mjs';

const COMMAND = join(CMS_DIR, 'dist', 'src', 'backup', 'command.js');

/** Is this word one of the commands of the backup? @param {string | undefined} word */
export const isBackupCommand = (word) => word === 'backup' || word === 'restore';

/**
 * Backs up the own CMS into a new file, or restores it from one; ends this process with the outcome.
 * @param {readonly string[]} words `['backup', FILE]` or `['restore', FILE]`, FILE from where it was typed
 */
export async function runBackup([command = '', file, ...more]) {
  if (!file || more.length > 0)
    throw new Error(`It takes one file: npm run cms -- ${command} FILE`);
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
