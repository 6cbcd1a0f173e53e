import { vitestPart } from '../../lib/test-parts.mjs';
import { bootForTests } from '../boot-for-tests.mjs';

/** Slow tests. When a run tests both databases, these tests run on PostgreSQL only. */
const PUBLISHING = 'test/cms/publishing.test.mjs';
/** Tests that boot their own CMS on SQLite, or need no CMS. They never run on PostgreSQL. */
const INDEPENDENT = 'test/cms/database-independent/**';

/**
 * Runs the contract tests and the tests of cms/ on a CMS whose content they may change.
 * @param {object} options
 * @param {'SQLite' | 'PostgreSQL'} options.database
 * @param {boolean} options.isAlone whether the run tests no other database.
 * @param {string} options.chromium path of the browser.
 * @param {import('./test-databases.mjs').TestDatabases} [options.databases] on PostgreSQL.
 */
export async function contractsPart({ database, isAlone, chromium, databases }) {
  const { crowdedDatabaseUrl = '', ownDatabases = {}, ...booting } = databases ?? {};
  const booted = await bootForTests(booting);
  try {
    const isOnSqlite = database === 'SQLite';
    const elsewhere = isOnSqlite ? PUBLISHING : INDEPENDENT;
    const exclude = isAlone && isOnSqlite ? [] : ['--exclude', elsewhere];
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
