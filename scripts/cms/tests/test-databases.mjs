import { bootTemporaryCms } from '../boot-temporary-cms.mjs';

/** @typedef {Awaited<ReturnType<typeof testDatabases>>} TestDatabases */

const TEMPLATE = 'booted';

/**
 * Creates the PostgreSQL databases of the contract tests: those of the CMSs that `bootForTests`
 * boots, and one for each CMS that a test file boots itself. Most of them are copies of a database
 * on which a CMS has booted once, so that the next CMS does not have to create tables.
 * @param {Awaited<ReturnType<typeof import('../start-postgres.mjs').startPostgres>>} postgres
 */
export async function testDatabases({ createDatabase }) {
  const template = await bootTemporaryCms({ databaseUrl: createDatabase(TEMPLATE) });
  await template.stop();
  /** @param {string} name */
  const booted = (name) => createDatabase(name, TEMPLATE);
  return {
    databaseUrl: booted('tested'),
    limitedDatabaseUrl: booted('limited'),
    crowdedDatabaseUrl: booted('crowded'),
    // Empty, because the CMS on this database lacks some fields, so its tables differ from those of
    // the template.
    lackingDatabaseUrl: createDatabase('lacking'),
    ownDatabases: {
      CMS_NEWSLETTER_DATABASE_URL: booted('newsletter'),
      CMS_BACKUP_DATABASE_URL: booted('backup'),
      CMS_PAIR_DATABASE_URL: booted('pair'),
      CMS_MAILED_DATABASE_URL: booted('mailed'),
      CMS_DESK_DATABASE_URL: booted('desk'),
      CMS_PUBLISHED_DATABASE_URL: booted('published'),
      CMS_CHECKED_DATABASE_URL: booted('checked'),
      CMS_ALERTED_DATABASE_URL: booted('alerted'),
      CMS_TRIED_DATABASE_URL: booted('tried'),
      CMS_VERSIONS_DATABASE_URL: booted('versions'),
      // These tests create tables or indexes, or restore a backup into an empty database.
      CMS_RESTORED_DATABASE_URL: createDatabase('restored'),
      CMS_MAIL_DATABASE_URL: createDatabase('mail'),
      CMS_SEARCHED_DATABASE_URL: createDatabase('searched'),
      RESTORE_TEST_DATABASE_URL: createDatabase('scratch'),
    },
  };
}
