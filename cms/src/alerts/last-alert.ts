import type { Core } from '@strapi/strapi';

const STORE = 'strapi::core-store';

/** Remembers, for one topic, which fault the last alert reported to the owner. */
export interface ToldState {
  /**
   * Stores `next` and returns the previous value. `next` is the `id` of the fault that is reported
   * now, or an empty string when the alert reports the end of a fault. Returns `null` if no alert
   * is to be sent: the fault is the same, or another process of this CMS has just stored it.
   */
  change(next: string): Promise<string | null>;
}

/**
 * Stores the reported fault in the database, so that neither a restart nor a second process of the
 * CMS reports the same fault again. If the database cannot be written, keeps the fault in memory.
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
