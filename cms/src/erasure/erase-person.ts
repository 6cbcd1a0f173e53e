import type { Core } from '@strapi/strapi';
import { PERSONAL_ROWS } from './personal-rows';
import { addressPattern, isSameAddress } from './same-address';
import { type TextColumns, textColumns } from './text-columns';

const BATCH = 500;

type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];

/**
 * A number of entries in one table: either those that were erased, or those that remain and mention
 * the address.
 */
export interface Entries {
  /** The name of the content type in the panel, or else of the table. */
  readonly where: string;
  readonly count: number;
}

/** Names of tables that belong to no content type. */
const NAMES: Readonly<Record<string, string>> = { mail_queue: 'E-mails in the queue' };

const nameOf = (strapi: Core.Strapi, table: string) =>
  NAMES[table] ??
  Object.values(strapi.contentTypes).find(({ collectionName }) => collectionName === table)?.info
    .displayName ??
  table;

const deleteRows = async (trx: Transaction, table: string, column: string, email: string) => {
  const found: { id: number; email: string }[] = await trx(table)
    .select('id', { email: column })
    .whereRaw("lower(??) like ? escape '!'", [column, addressPattern(email)]);
  const ids = found.filter((row) => isSameAddress(row.email, email)).map(({ id }) => id);
  for (let first = 0; first < ids.length; first += BATCH)
    await trx(table)
      .whereIn('id', ids.slice(first, first + BATCH))
      .delete();
  return ids.length;
};

const countMentions = async (trx: Transaction, { table, columns }: TextColumns, email: string) => {
  if (columns.length === 0) return 0;
  const pattern = `%${addressPattern(email)}%`;
  const rows = trx(table).count({ count: '*' });
  for (const column of columns)
    rows.orWhereRaw("lower(cast(?? as text)) like ? escape '!'", [column, pattern]);
  const [{ count }] = await rows;
  return Number(count);
};

/**
 * Deletes all rows of a person in the tables of `PERSONAL_ROWS`. Ignores the case of the address.
 * Also returns where other rows mention the address, for example another visitor's message. These
 * rows stay; the owner decides about them.
 */
export const erasePerson = async (
  strapi: Core.Strapi,
  email: string,
): Promise<{ erased: readonly Entries[]; mentions: readonly Entries[] }> => {
  const texts = await textColumns(strapi);
  return strapi.db.transaction(async ({ trx }) => {
    const counts = new Map<string, number>();
    for (const { table, column } of PERSONAL_ROWS) {
      if (!texts.some((one) => one.table === table)) continue;
      const count = await deleteRows(trx, table, column, email);
      counts.set(table, (counts.get(table) ?? 0) + count);
    }
    const erased = [...counts].map(([table, count]) => ({ where: nameOf(strapi, table), count }));
    const mentions: Entries[] = [];
    for (const one of texts) {
      const count = await countMentions(trx, one, email);
      if (count > 0) mentions.push({ where: nameOf(strapi, one.table), count });
    }
    return { erased, mentions };
  });
};
