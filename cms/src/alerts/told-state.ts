import type { Core } from '@strapi/strapi';

const STORE = 'strapi::core-store';

/**
 * Stores which fault the owner was last told of in an alert about a topic: the `id` of the fault,
 * or an empty string after the fault has ended.
 */
export interface ToldState {
  /**
   * Stores `next` as the reported fault. Returns the previous one. Returns `null` when no alert is
   * due: the fault is the same, or another process of this CMS has just stored it.
   */
  change(next: string): Promise<string | null>;
}

/**
 * Stores the reported fault in the database. A restart does not report it again, and only one of
 * several processes reports it. While the database is not writable, this process keeps the fault in
 * memory.
 */
export const toldState = (strapi: Core.Strapi, topic: string): ToldState => {
  const key = `api_alerts_${topic}`;
  const rows = () => strapi.db.query(STORE);
  let known = '';
  let unsaved: string | null = null;

  const read = async (): Promise<string> => {
    const row = (await rows().findOne({ where: { key } })) as { value: string | null } | null;
    if (!row) await rows().create({ data: { key, type: 'string', value: '' } });
    return row?.value ?? '';
  };

  return {
    async change(next) {
      try {
        known = await read();
        const before = unsaved ?? known;
        if (known === next && before === next) return null;
        // Compare and swap: if several processes have read the same value, only one updates the
        // row.
        const { count } = await rows().updateMany({
          where: { key, value: known },
          data: { value: next },
        });
        unsaved = null;
        return count > 0 && before !== next ? before : null;
      } catch {
        const before = unsaved ?? known;
        unsaved = next;
        return before === next ? null : before;
      }
    },
  };
};
