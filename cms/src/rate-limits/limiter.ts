import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';

const TABLE = 'visitor_counts';

export interface LimitWish {
  /** Separates the counts from those of other limits. */
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/**
 * Allows `points` per key in any `duration`. On PostgreSQL it counts in the database (see
 * database/migrations), where every process of the CMS counts together, and deletes expired counts
 * every five minutes. On SQLite, which supports one process, it counts in memory.
 */
export const limiter = (
  strapi: Core.Strapi,
  { name: keyPrefix, points, duration }: LimitWish,
): RateLimiterAbstract => {
  if (strapi.db.dialect.client !== 'postgres')
    return new RateLimiterMemory({ keyPrefix, points, duration });
  return new RateLimiterPostgres({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: TABLE,
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });
};
