import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';

const TABLE = 'visitor_counts';

export interface LimitWish {
  /** Apart from those of other limits. */
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/**
 * Counts `points` for each key in any `duration`. On PostgreSQL in the database (see database/migrations), where every
 * process of the CMS counts together, and what has run out is swept every five minutes; on SQLite, which takes one
 * process, in its memory.
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
