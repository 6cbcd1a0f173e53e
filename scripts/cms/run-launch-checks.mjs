import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { CMS_DIR } from './cms-dir.mjs';
import { cmsEnvironment } from './cms-environment.mjs';

const COMMAND = join(CMS_DIR, 'dist', 'src', 'launch-checks', 'command.js');

/**
 * Prints what must be done before launch, according to the running CMS of this clone.
 * @param {string | undefined} port port of the CMS; by default the port in the environment of the
 * CMS.
 * @returns {Promise<number>} the exit code: 1 if something must be done.
 */
export async function runCheck(port) {
  const { env } = await cmsEnvironment();
  const chosen = port === undefined ? env : { ...env, PORT: port };
  return run(process.execPath, [COMMAND], { env: chosen });
}
