import { join } from 'node:path';
import { Problem } from './user-error';

export interface SqlitePlace {
  readonly kind: 'sqlite';
  readonly file: string;
}
export interface PostgresPlace {
  readonly kind: 'postgres';
  readonly url: string;
  readonly schema: string;
  readonly ssl: { readonly rejectUnauthorized: boolean } | false;
}
/** The database and the uploads folder of a CMS, which a backup copies. */
export interface Place {
  readonly database: SqlitePlace | PostgresPlace;
  /** The folder of the uploaded pictures. */
  readonly uploads: string;
}

const bool = (value: string | undefined, fallback: boolean) =>
  value ? value.toLowerCase() === 'true' : fallback;

/**
 * Reads the same environment variables as config/database.ts and config/server.ts. Paths in them
 * must be absolute.
 */
export const placeOf = (env: NodeJS.ProcessEnv): Place => {
  const { DATABASE_URL: url, DATABASE_FILENAME: file, PUBLIC_DIR: publicDir } = env;
  if (!publicDir || !(url || file))
    throw new Problem('DATABASE_FILENAME and PUBLIC_DIR are needed.');
  const schema = env.DATABASE_SCHEMA || 'public';
  const ssl = bool(env.DATABASE_SSL, false) && {
    rejectUnauthorized: bool(env.DATABASE_SSL_REJECT_UNAUTHORIZED, true),
  };
  return {
    uploads: join(publicDir, 'uploads'),
    database: url ? { kind: 'postgres', url, schema, ssl } : { kind: 'sqlite', file: file ?? '' },
  };
};
