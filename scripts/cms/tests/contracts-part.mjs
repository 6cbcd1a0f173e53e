import { vitestPart } from '../../lib/test-parts.mjs';
import { bootForTests } from '../boot-for-tests.mjs';
import { leftOutOn } from './single-database-tests.mjs';

/**
 * Runs the contract tests and the tests of cms/ on a CMS whose content they may change.
 * @param {object} options
 * @param {'SQLite' | 'PostgreSQL'} options.database
 * @param {boolean} options.isAlone whether the run tests no other database.
 * @param {string} options.chromium path of the browser.
 * @param {import('./test-databases.mjs').TestDatabases} [options.databases] the
 * databases to use; given only when `database` is `PostgreSQL`.
 */
export async function contractsPart({ database, isAlone, chromium, databases }) {
  const { crowdedDatabaseUrl = '', ownDatabases = {}, ...booting } = databases ?? {};
  const booted = await bootForTests(booting);
  try {
    const exclude = leftOutOn(database, isAlone).flatMap((files) => ['--exclude', files]);
    const config = ['--config', 'vitest.cms.config.ts', ...exclude];
    const env = {
      ...booted.env,
      CHROMIUM_PATH: chromium,
      // Databases for the tests that boot a CMS of their own.
      CMS_CROWDED_DATABASE_URL: crowdedDatabaseUrl,
      ...ownDatabases,
    };
    return await vitestPart(`contracts on ${database}`, config, env);
  } finally {
    await booted.stop();
  }
}
