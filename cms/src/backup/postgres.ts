import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { extractFiles, type TableCounts } from './archive';
import type { PostgresPlace } from './cms-storage';
import { BLANKED, EMPTIED, SETTINGS } from './excluded-data';
import type { FileRow } from './pictures';
import { readDump, runProgram } from './postgres-programs';
import { inSession } from './postgres-session';
import { Problem } from './user-error';

const DUMP = 'database.dump';
const ROWS = 'rows.json';

/**
 * Tables that are exported by a query instead of by `pg_dump`, because the archive leaves out some
 * of their rows or columns.
 */
const FILTERED_TABLES = [...Object.keys(BLANKED), SETTINGS.table];

const rowsOf = async (client: Client, schema: string, table: string) => {
  const blank = Object.fromEntries((BLANKED[table] ?? []).map((column) => [column, null]));
  const all = `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;
  const wanted = table === SETTINGS.table ? `where key <> ${escapeLiteral(SETTINGS.key)}` : '';
  // Selected as text, so that JavaScript does not round large numbers.
  const { rows } = await client.query(
    `select coalesce(json_agg(to_jsonb(t) || $1::jsonb), '[]')::text as rows from ${all} t ${wanted}`,
    [JSON.stringify(blank)],
  );
  return rows[0].rows as string;
};

/** Counts the rows of each table, except tables from which a backup leaves out rows. */
const countsIn = async (client: Client, schema: string): Promise<TableCounts> => {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [schema],
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows.filter((row) => ![...EMPTIED, SETTINGS.table].includes(row.name))) {
    const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    const counted = await client.query(`select count(*)::int as n from ${table}`);
    counts[name] = counted.rows[0].n;
  }
  return counts;
};

/** Counts the rows of each table, except tables from which a backup leaves out rows. */
export const countPostgres = (place: PostgresPlace) =>
  inSession(place, (client) => countsIn(client, place.schema));

/** Deletes all tables of the schema. */
export const emptyPostgres = (place: PostgresPlace) =>
  inSession(place, (client) => client.query(emptied(place.schema)));

/** Throws a Problem when both places are the same database. */
export const refuseSameDatabase = async (one: PostgresPlace, other: PostgresPlace) => {
  const identify = (place: PostgresPlace) =>
    inSession(place, async (client) => {
      const { rows } = await client.query(
        // Select the start time as a number, because its text depends on the time zone of the
        // session.
        `select oid || ' of ' || extract(epoch from pg_postmaster_start_time()) as id
         from pg_database where datname = current_database()`,
      );
      return rows[0].id as string;
    });
  if ((await identify(one)) === (await identify(other)))
    throw new Problem('RESTORE_TEST_DATABASE_URL is the database of the CMS itself.');
};

/**
 * Copies a consistent snapshot of the database into files in `folder`. The CMS may keep running.
 */
export const snapshotOfPostgres = (place: PostgresPlace, folder: string) =>
  inSession(place, async (client, major) => {
    const { schema } = place;
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as moment');
    const without = [...EMPTIED, ...FILTERED_TABLES].map(
      (table) => `--exclude-table-data=*.${table}`,
    );
    const what = [`--schema=${schema}`, `--snapshot=${rows[0].moment}`, ...without];
    const how = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${join(folder, DUMP)}`,
    ];
    await runProgram('pg_dump', [...how, ...what], { place, major });
    const rowsByTable: Record<string, string> = {};
    const { rows: known } = await client.query<{ name: string }>(
      'select table_name as name from information_schema.tables where table_schema = $1',
      [schema],
    );
    // Skip missing tables: after an upgrade, the database lacks the tables of the new version until
    // the CMS has started once.
    for (const table of FILTERED_TABLES)
      if (known.some(({ name }) => name === table))
        rowsByTable[table] = await rowsOf(client, schema, table);
    await writeFile(join(folder, ROWS), JSON.stringify(rowsByTable));
    const files = `${escapeIdentifier(schema)}.files`;
    const { rows: pictures } = await client.query<FileRow>(`select url, formats from ${files}`);
    return { parts: [DUMP, ROWS], files: pictures, counts: await countsIn(client, schema) };
  });

const refuseWhileInUse = async (client: Client) => {
  const { rows } = await client.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows[0].n > 0)
    throw new Problem('The CMS, or another program, is connected to this database: stop it first.');
};

/**
 * Returns SQL that creates the schema if it is missing, and drops all its tables except those of an
 * extension.
 */
const emptied = (schema: string) => `
create schema if not exists ${escapeIdentifier(schema)};
do $$
declare one record;
begin
  for one in
    select c.oid::regclass as name, c.relkind as kind from pg_class c
    where c.relnamespace = ${escapeLiteral(schema)}::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop
    execute format('drop table %s cascade', one.name);
  end loop;
end $$;
`;

const filled = (schema: string, rowsByTable: Record<string, string>) =>
  Object.entries(rowsByTable)
    .map(([table, rows]) => {
      const all = `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;
      const given = `json_populate_recordset(null::${all}, ${escapeLiteral(rows)})`;
      return `insert into ${all} select * from ${given};\n`;
    })
    .join('');

/**
 * Returns whether to restore a line of the dump's table of contents. The schema is created
 * separately. Trigram indexes need an extension that this server may not have, and the CMS creates
 * them at boot.
 */
const isWanted = (line: string) => !/ SCHEMA | INDEX .*_trgm /.test(line);

/**
 * Turns the dump of an archive into SQL scripts. The returned `swap` runs them in one transaction,
 * and `drop` deletes them.
 */
export const stagePostgres = async (archive: string, place: PostgresPlace) => {
  await inSession(place, refuseWhileInUse);
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  const at = (name: string) => join(folder, name);
  try {
    await extractFiles(archive, 'parts', folder);
    const major = await inSession(place, async (_, version) => version);
    const wanted = (await readDump(['--list', at(DUMP)], major)).split('\n').filter(isWanted);
    await writeFile(at('wanted'), wanted.join('\n'));
    const section = async (name: string) => {
      const how = [`--section=${name}`, `--use-list=${at('wanted')}`, `--file=${at(name)}`];
      await readDump(['--no-owner', '--no-privileges', ...how, at(DUMP)], major);
    };
    for (const name of ['pre-data', 'data', 'post-data']) await section(name);
    await writeFile(at('empty'), emptied(place.schema));
    await writeFile(at('fill'), filled(place.schema, JSON.parse(await readFile(at(ROWS), 'utf8'))));
    const steps = ['empty', 'pre-data', 'data', 'fill', 'post-data'].map(
      (name) => `--file=${at(name)}`,
    );
    const how = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
    const swap = async () => {
      await inSession(place, refuseWhileInUse);
      await runProgram('psql', [...how, ...steps], { place, major });
    };
    return { swap, drop };
  } catch (error) {
    await drop();
    throw error;
  }
};
