import type { Core, UID } from '@strapi/strapi';

/** The part of a transaction that we use. */
interface Transaction {
  raw(sql: string, bindings: readonly string[]): PromiseLike<unknown>;
}

/**
 * Lets no other transaction write to the table of a content type until this one ends; others still
 * read it. Waits for those that have written to it. SQLite needs no lock: it runs one transaction
 * at a time.
 */
export const lockTable = async (strapi: Core.Strapi, trx: Transaction, uid: UID.ContentType) => {
  if (strapi.db.dialect.client !== 'postgres') return;
  const schema = strapi.db.getSchemaName();
  const { tableName } = strapi.db.metadata.get(uid);
  const table = schema ? [schema, tableName] : [tableName];
  await trx.raw(`LOCK TABLE ${table.map(() => '??').join('.')} IN SHARE ROW EXCLUSIVE MODE`, table);
};
