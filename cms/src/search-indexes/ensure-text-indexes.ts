import type { Core } from '@strapi/strapi';
import { KINDS, QUERY_ALLOWLIST, SEARCHES } from '../queries/query-allowlist';

type Knex = Core.Strapi['db']['connection'];

interface Searched {
  readonly table: string;
  readonly column: string;
}

const isSearched = (kind: keyof typeof KINDS) =>
  KINDS[kind].operators.some((operator: string) => SEARCHES.includes(operator));

/** The columns that visitors' searches scan as text. */
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

/** The expression that Strapi compares for `$containsi`; an index must use exactly the same one. */
const COMPARED = 'lower(cast(?? as varchar))';

/**
 * Creates the missing indexes in one transaction; another process that starts at the same time
 * waits.
 */
const makeIndexes = (knex: Knex, columns: readonly Searched[]) =>
  knex.transaction(async (step) => {
    // Indexing a hundred thousand texts takes longer than the limit for queries.
    await step.raw('set local statement_timeout = 0');
    await step.raw("select pg_advisory_xact_lock(hashtext('text indexes'))");
    await step.raw('create extension if not exists pg_trgm');
    for (const { table, column } of columns)
      await step.raw(`create index if not exists ?? on ?? using gin ((${COMPARED}) gin_trgm_ops)`, [
        `${table}_${column}_trgm`,
        table,
        column,
      ]);
  });

/**
 * Ensures, on PostgreSQL, the trigram indexes that let a substring search skip most rows. Runs at
 * each boot and not as a migration: Strapi runs migrations before it creates the tables of a new
 * database, and a restored database has no such indexes.
 */
export const ensureTextIndexes = async (strapi: Core.Strapi) => {
  if (strapi.db.dialect.client !== 'postgres') return;
  await makeIndexes(strapi.db.connection, searchedColumns(strapi)).catch((error: Error) => {
    strapi.log.warn(`Searches read every row, since they have no index: ${error.message}`);
  });
};
