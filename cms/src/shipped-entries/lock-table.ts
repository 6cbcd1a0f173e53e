import type { Core, UID } from '@strapi/strapi';

/** The part of a transaction that we use. */
interface Transaction {
  raw(sql: string, bindings: readonly string[]): PromiseLike<unknown>;
}

/**
 * Prevents other transactions from writing to a content type's table until this one ends; they can
 * still read it. Waits for transactions that have already written to it. SQLite needs no lock: it
 * runs one transaction at a time.
 */
export const lockTable = async (strapi: Core.Strapi, trx: Transaction, uid: UID.ContentType) => {
  if (strapi.db.dialect.client !== 'postgres') return;
  const schema = strapi.db.getSchemaName();
  const { tableName } = strapi.db.metadata.get(uid);
  const table = schema ? [schema, tableName] : [tableName];
  await trx.raw(`LOCK TABLE ${table.map(() => '??').join('.')} IN SHARE ROW EXCLUSIVE MODE`, table);
};
