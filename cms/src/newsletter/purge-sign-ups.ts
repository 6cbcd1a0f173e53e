import type { Core } from '@strapi/strapi';
import { WITHDRAWN_DAYS } from './retention-days';
import { DAY_MS, SUBSCRIBER } from './subscriber';

/**
 * Deletes two kinds of sign-ups: those that were not confirmed in time, even if withdrawn, and
 * those that were withdrawn more than `WITHDRAWN_DAYS` ago. Returns the number of deleted sign-ups.
 */
export const purgeSubscribers = async (strapi: Core.Strapi, now: Date): Promise<number> => {
  const expired = { expiresAt: { $lte: now } };
  const longAgo = new Date(now.getTime() - WITHDRAWN_DAYS * DAY_MS);
  const { count } = await strapi.db.query(SUBSCRIBER).deleteMany({
    where: {
      $or: [
        { state: 'pending', ...expired },
        { state: 'withdrawn', confirmedAt: { $null: true }, ...expired },
        { state: 'withdrawn', withdrawnAt: { $lte: longAgo } },
      ],
    },
  });
  return count;
};
