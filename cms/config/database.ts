import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Database } from 'better-sqlite3';
import { makePrivate } from '../src/file-modes/restrict-file-modes';

type Env = Core.Config.Shared.ConfigParams['env'];

// Overwrites deleted data. By default, SQLite leaves it readable in the file, for example the
// enquiries of a person whose data was erased.
const overwriteDeleted = (connection: Database, done: (error: null, own: Database) => void) => {
  connection.pragma('secure_delete = on');
  done(null, connection);
};

const sqlite = (env: Env) => {
  // This file runs compiled in dist/config, so cms/ is two folders above it.
  const filename = path.resolve(__dirname, '..', '..', env('DATABASE_FILENAME', '.tmp/data.db'));
  makePrivate(...['', '-wal', '-shm', '-journal'].map((suffix) => `${filename}${suffix}`));
  return {
    client: 'sqlite',
    connection: { filename },
    useNullAsDefault: true,
    pool: { afterCreate: overwriteDeleted },
  };
};

const postgres = (env: Env) => ({
  client: 'postgres',
  connection: {
    connectionString: env('DATABASE_URL'),
    ssl: env.bool('DATABASE_SSL', false) && {
      rejectUnauthorized: env.bool('DATABASE_SSL_REJECT_UNAUTHORIZED', true),
    },
    schema: env('DATABASE_SCHEMA', 'public'),
    // Maximum duration of a query in milliseconds. The site stops waiting for a response after ten
    // seconds, so the result of a longer query would be unused.
    statement_timeout: env.int('DATABASE_STATEMENT_TIMEOUT_MS', 10_000),
  },
  pool: { min: env.int('DATABASE_POOL_MIN', 2), max: env.int('DATABASE_POOL_MAX', 10) },
});

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  connection: env('DATABASE_URL') ? postgres(env) : sqlite(env),
});
