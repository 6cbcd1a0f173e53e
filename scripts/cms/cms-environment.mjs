import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { CMS_DIR } from './cms-dir.mjs';
import { runOrThrow } from './run-or-throw.mjs';

const FILE = join(CMS_DIR, '.env');

/**
 * Reads the environment of `npm run cms`: cms/.env (created on first use), overridden by this
 * process's variables. Returns `{ env, databaseUrl, databaseFile }`.
 */
export async function cmsEnvironment() {
  await runOrThrow(process.execPath, [join(CMS_DIR, 'scripts', 'ensure-env.mjs')]);
  const env = { ...(existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8')) : {}), ...process.env };
  return {
    env,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseFile: resolve(CMS_DIR, env.DATABASE_FILENAME || '.tmp/data.db'),
  };
}
