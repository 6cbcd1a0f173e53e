const path = require('node:path');
const { makePrivate } = require('../src/files/private-files');

const sqlite = (env) => {
  const filename = path.resolve(__dirname, '..', env('DATABASE_FILENAME', '.tmp/data.db'));
  makePrivate(...['', '-wal', '-shm', '-journal'].map((suffix) => `${filename}${suffix}`));
  return { client: 'sqlite', connection: { filename }, useNullAsDefault: true };
};

const postgres = (env) => ({
  client: 'postgres',
  connection: {
    connectionString: env('DATABASE_URL'),
    ssl: env.bool('DATABASE_SSL', false) && {
      rejectUnauthorized: env.bool('DATABASE_SSL_REJECT_UNAUTHORIZED', true),
    },
    schema: env('DATABASE_SCHEMA', 'public'),
    // Nobody waits any longer: the site gives up after ten seconds.
    statement_timeout: env.int('DATABASE_STATEMENT_TIMEOUT_MS', 10_000),
  },
  pool: { min: env.int('DATABASE_POOL_MIN', 2), max: env.int('DATABASE_POOL_MAX', 10) },
});

module.exports = ({ env }) => ({ connection: env('DATABASE_URL') ? postgres(env) : sqlite(env) });
