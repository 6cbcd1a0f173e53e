import Database from 'better-sqlite3';
import { escapeIdentifier } from 'pg';
import { RECORD_PREFIX, type Records } from '../launch-checks/result-records';
import type { Place, PostgresPlace } from './cms-storage';
import { SETTINGS } from './excluded-data';
import { inSession } from './postgres-session';

const intoSqlite = (file: string, key: string, value: string) => {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.transaction(() => {
      database.prepare(`delete from ${SETTINGS.table} where key = ?`).run(key);
      database
        .prepare(`insert into ${SETTINGS.table} (key, value, type) values (?, ?, 'object')`)
        .run(key, value);
    })();
  } finally {
    database.close();
  }
};

const intoPostgres = (place: PostgresPlace, key: string, value: string) =>
  inSession(place, async (client) => {
    const table = `${escapeIdentifier(place.schema)}.${SETTINGS.table}`;
    await client.query('begin');
    await client.query(`delete from ${table} where key = $1`, [key]);
    await client.query(`insert into ${table} (key, value, type) values ($1, $2, 'object')`, [
      key,
      value,
    ]);
    await client.query('commit');
  });

/**
 * Stores the result of a command in the database of the CMS, in the format of Strapi's settings.
 * The launch checks report the result. The CMS may be running.
 */
export const record = async <Name extends keyof Records>(
  { database }: Place,
  name: Name,
  given: Records[Name],
) => {
  const [key, value] = [`${RECORD_PREFIX}${name}`, JSON.stringify(given)];
  if (database.kind === 'sqlite') intoSqlite(database.file, key, value);
  else await intoPostgres(database, key, value);
};
