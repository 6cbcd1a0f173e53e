import type { Core } from '@strapi/strapi';
import { KINDS, QUERY_ALLOWLIST, SEARCHES } from '../queries/query-allowlist';

type Knex = Core.Strapi['db']['connection'];

interface Searched {
  readonly table: string;
  readonly column: string;
}

const isSearched = (kind: keyof typeof KINDS) =>
  KINDS[kind].operators.some((operator: string) => SEARCHES.includes(operator));

/** The columns that visitors' searches read whole. */
const searchedColumns = (strapi: Core.Strapi): Searched[] =>
  Object.entries(QUERY_ALLOWLIST).flatMap(([uid, { fields }]) => {
    const { tableName, attributes } = strapi.db.metadata.get(uid);
    return Object.entries(fields)
      .filter(([, kind]) => isSearched(kind))
      .flatMap(([field]) => {
        const attribute = attributes[field];
        const column = attribute && 'columnName' in attribute && attribute.columnName;
        return column ? [{ table: tableName, column }] : [];
      });
  });

/** What Strapi compares by `$containsi`: an index serves no other way of writing it. */
const ASKED = 'lower(cast(?? as varchar))';

/** Makes those that are missing, in one transaction, which another process at its start waits for. */
const makeIndexes = (knex: Knex, columns: readonly Searched[]) =>
  knex.transaction(async (step) => {
    // A hundred thousand texts take longer than any question may.
    await step.raw('set local statement_timeout = 0');
    await step.raw("select pg_advisory_xact_lock(hashtext('text indexes'))");
    await step.raw('create extension if not exists pg_trgm');
    for (const { table, column } of columns)
      await step.raw(`create index if not exists ?? on ?? using gin ((${ASKED}) gin_trgm_ops)`, [
        `${table}_${column}_trgm`,
        table,
        column,
      ]);
  });

/**
 * Keeps, on PostgreSQL, the trigram indexes by which a search for a part of a text need not read every row. At each
 * start and not in a migration: Strapi runs those before it makes the tables of a new database, and a restored one
 * comes without these.
 */
export const keepTextIndexes = async (strapi: Core.Strapi) => {
  if (strapi.db.dialect.client !== 'postgres') return;
  await makeIndexes(strapi.db.connection, searchedColumns(strapi)).catch((error: Error) => {
    strapi.log.warn(`Searches read every row, since they have no index: ${error.message}`);
  });
};
