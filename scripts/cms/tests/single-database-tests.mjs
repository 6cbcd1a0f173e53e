/**
 * The files of test/cms that run on one database only. A file runs on SQLite and on PostgreSQL,
 * unless it is listed here. List a file if its result cannot differ between the databases: it tests
 * HTTP responses, rights, files, e-mails or commands, and reads and writes content only through
 * Strapi's own functions. Do not list a file that depends on
 *
 * - SQL or a database client in our own code, or on migrations, locks, transactions or backups,
 * - the types and limits of columns, including dates, JSON and large numbers,
 * - the database's comparison of text, its sorting or its unique values.
 */
export const ONE_DATABASE = {
  SQLite: [
    // Tests that boot their own CMS on SQLite, test HTTP or rights, or need no CMS.
    'test/cms/database-independent/**',
    // Tests of HTTP: bodies, headers, host names, forms, rights.
    'test/cms/bodies.test.ts',
    'test/cms/bodies-with-files.test.ts',
    'test/cms/broken-bodies.test.ts',
    'test/cms/cms-behaviour.test.ts',
    'test/cms/foreign-pages.test.ts',
    'test/cms/form-pages.test.ts',
    'test/cms/form-posts.test.ts',
    'test/cms/http-responses.test.ts',
    'test/cms/previews/**',
    'test/cms/visitor-limit.test.mjs',
    'test/cms/versions/rights.test.ts',
    // Tests of picture files.
    'test/cms/uploads.test.ts',
    'test/cms/upload-changes.test.ts',
    'test/cms/admin/pictures.test.ts',
    'test/cms/admin/library.test.ts',
    // Tests of the panel, and of its exports and reports.
    'test/cms/admin/panel-in-production.test.ts',
    'test/cms/administrator.test.ts',
    'test/cms/launch-checks.test.mjs',
    'test/cms/newsletter/panel.test.mjs',
    'test/cms/enquiry-management/immutable-enquiry-fields.test.mjs',
    // Tests of e-mails and of the pages of the newsletter.
    'test/cms/publication-alerts.test.mjs',
    'test/cms/mail/encrypted-mail.test.mjs',
    'test/cms/mail/enquiry-mail.test.mjs',
    'test/cms/mail/enquiry-messages.test.mjs',
    'test/cms/mail/mail-settings.test.mjs',
    'test/cms/mail/owner-texts.test.mjs',
    'test/cms/mail/texts-of-site.test.mjs',
    'test/cms/newsletter/without-script.test.mjs',
    // Tests of the pages that the site renders from a CMS. page-texts.test.ts reads the same texts
    // on both databases.
    'test/cms/emptied-texts.test.ts',
  ],
  PostgreSQL: [
    // A test of publishing, on the database that a server with a publisher should use.
    'test/cms/publishing.test.mjs',
  ],
};

/** Files that need no PostgreSQL even when only PostgreSQL is tested. */
const WITHOUT_CMS = 'test/cms/database-independent/**';

/**
 * Returns the patterns of the files that a run on `database` leaves out.
 * @param {'SQLite' | 'PostgreSQL'} database
 * @param {boolean} isAlone whether the run tests no other database.
 * @returns {readonly string[]}
 */
export function leftOutOn(database, isAlone) {
  if (database === 'SQLite') return isAlone ? [] : ONE_DATABASE.PostgreSQL;
  return isAlone ? [WITHOUT_CMS] : ONE_DATABASE.SQLite;
}
