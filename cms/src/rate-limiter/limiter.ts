import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';

const TABLE = 'visitor_counts';

export interface LimitOptions {
  /** Prefix of the keys, which separates the counts from those of other limiters. */
  readonly name: string;
  readonly points: number;
  /** The length of the period in seconds. */
  readonly duration: number;
}

/**
 * Creates a rate limiter that allows each key `points` requests per `duration`. On PostgreSQL the
 * counts are in the database (see database/migrations), so that all processes of the CMS share
 * them; the limiter deletes expired ones every five minutes. On SQLite, which supports only one
 * process, the counts are in memory.
 */
export const limiter = (
  strapi: Core.Strapi,
  { name: keyPrefix, points, duration }: LimitOptions,
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
