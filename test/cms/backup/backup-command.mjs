import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CMS_DIR } from '../../../scripts/cms/cms-dir.mjs';

const COMMAND = join(CMS_DIR, 'dist', 'src', 'backup', 'command.js');

/**
 * Runs a command with a file, such as `backup FILE`, as `npm run cms` does. Returns `{ code, said
 * }`: the exit code, and the output with the errors.
 */
export const backupCommand = async (
  name,
  file,
  { databaseFile = '', databaseUrl = '', publicDir },
) => {
  const env = { DATABASE_FILENAME: databaseFile, DATABASE_URL: databaseUrl, PUBLIC_DIR: publicDir };
  const child = spawn(process.execPath, [COMMAND, name, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: `${out}${errors}`.trim() };
};
