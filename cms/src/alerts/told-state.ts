import type { Core } from '@strapi/strapi';

const STORE = 'strapi::core-store';

/** What the owner was last told about a topic: the id of a fault; empty for none. */
export interface ToldState {
  /**
   * Records that the owner is told of `next`. Returns what was told before; `null` when that is the
   * same, or when another process of this CMS has just told it.
   */
  change(next: string): Promise<string | null>;
}

/**
 * Keeps in the database what the owner was told, so that a restart does not tell it again, and that
 * only one of several processes does. While the database cannot store it, this process remembers it.
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
        // Only one process finds the row as it was read.
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
