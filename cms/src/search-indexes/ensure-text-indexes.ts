import type { Core } from '@strapi/strapi';
import { KINDS, SEARCHES } from '../queries/field-kinds';
import { QUERY_ALLOWLIST } from '../queries/query-allowlist';

type Knex = Core.Strapi['db']['connection'];

interface Searched {
  readonly table: string;
  readonly column: string;
}

const isSearched = (kind: keyof typeof KINDS) =>
  KINDS[kind].operators.some((operator: string) => SEARCHES.includes(operator));

/** Returns the columns in which visitors may search for a substring. */
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

/**
 * SQL expression that Strapi compares for `$containsi`. An index is used only when its expression
 * is exactly the same.
 */
const COMPARED = 'lower(cast(?? as varchar))';

/**
 * Creates the missing indexes in one transaction. A lock makes other processes that start at the
 * same time wait.
 */
const makeIndexes = (knex: Knex, columns: readonly Searched[]) =>
  knex.transaction(async (step) => {
    // Indexing a hundred thousand texts takes longer than the `statement_timeout` of
    // `config/database.ts`.
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
 * Creates the trigram indexes that are missing on PostgreSQL. With them a substring search need not
 * read every row. Runs at each boot and not as a migration, because Strapi runs migrations before
 * it creates the tables of a new database, and because a restored database has no such indexes.
 */
export const ensureTextIndexes = async (strapi: Core.Strapi) => {
  if (strapi.db.dialect.client !== 'postgres') return;
  await makeIndexes(strapi.db.connection, searchedColumns(strapi)).catch((error: Error) => {
    strapi.log.warn(`Searches read every row, since they have no index: ${error.message}`);
  });
};
