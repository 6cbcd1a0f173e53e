import { requireOfCms } from './require-of-cms.mjs';

/**
 * Runs one SQL statement directly on the database of a CMS, with a `?` for each value, and returns
 * the rows of a query.
 * @param {{ databaseFile: string, databaseUrl?: string }} database the PostgreSQL database at
 * `databaseUrl` if it is set, otherwise the SQLite file `databaseFile`.
 * @param {string} text
 */
export async function runSql({ databaseFile, databaseUrl }, text, ...values) {
  if (!databaseUrl) {
    const database = new (requireOfCms('better-sqlite3'))(databaseFile);
    try {
      const statement = database.prepare(text);
      return statement.reader ? statement.all(...values) : statement.run(...values);
    } finally {
      database.close();
    }
  }
  const client = new (requireOfCms('pg').Client)(databaseUrl);
  await client.connect();
  try {
    let n = 0;
    const numbered = text.replaceAll('?', () => `$${++n}`);
    return (await client.query(numbered, values)).rows;
  } finally {
    await client.end();
  }
}
