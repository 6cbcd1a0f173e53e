/** @typedef {ReturnType<typeof testDatabases>} TestDatabases */

/**
 * Creates the PostgreSQL databases of the contract tests: those of the CMSs that `bootForTests`
 * boots, and one for each CMS that a test file boots itself.
 * @param {Awaited<ReturnType<typeof import('../postgres.mjs').startPostgres>>} postgres
 */
export const testDatabases = ({ url, createDatabase }) => ({
  databaseUrl: url,
  limitedDatabaseUrl: createDatabase('limited'),
  crowdedDatabaseUrl: createDatabase('crowded'),
  lackingDatabaseUrl: createDatabase('lacking'),
  ownDatabases: {
    CMS_NEWSLETTER_DATABASE_URL: createDatabase('newsletter'),
    CMS_BACKUP_DATABASE_URL: createDatabase('backup'),
    CMS_RESTORED_DATABASE_URL: createDatabase('restored'),
    CMS_PAIR_DATABASE_URL: createDatabase('pair'),
    CMS_MAIL_DATABASE_URL: createDatabase('mail'),
    CMS_MAILED_DATABASE_URL: createDatabase('mailed'),
    CMS_DESK_DATABASE_URL: createDatabase('desk'),
    CMS_RETENTION_DATABASE_URL: createDatabase('retention'),
    CMS_PUBLISHED_DATABASE_URL: createDatabase('published'),
    CMS_SEARCHED_DATABASE_URL: createDatabase('searched'),
    CMS_CHECKED_DATABASE_URL: createDatabase('checked'),
    CMS_ALERTED_DATABASE_URL: createDatabase('alerted'),
    CMS_TRIED_DATABASE_URL: createDatabase('tried'),
    RESTORE_TEST_DATABASE_URL: createDatabase('scratch'),
    CMS_VERSIONS_DATABASE_URL: createDatabase('versions'),
  },
});
