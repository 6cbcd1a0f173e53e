import { Client } from 'pg';
import type { PostgresPlace } from './cms-storage';
import { Problem } from './user-error';

/**
 * Opens a connection to the database, calls `work` with it and closes it. `major` is the server's
 * major version, e.g. 15.
 */
export const inSession = async <Result>(
  { url, ssl }: PostgresPlace,
  work: (client: Client, major: number) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url, ssl, application_name: 'backup' });
  await client.connect().catch((cause: Error) => {
    throw new Problem(`The database cannot be reached: ${cause.message}`, { cause });
  });
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int as n");
    return await work(client, Math.floor(rows[0].n / 10_000));
  } finally {
    await client.end();
  }
};
