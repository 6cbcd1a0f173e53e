import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { EnquiriesConfig } from '../../config/enquiries';
import { consume } from '../rate-limiter/consume';
import { limiter } from '../rate-limiter/limiter';
import { visitorAddress } from '../rate-limiter/visitor-address';

/**
 * Limits the number of enquiries that one visitor may send per minute and per hour. All processes
 * that use the same PostgreSQL database share the counts.
 */
export const visitorLimit = (
  strapi: Core.Strapi,
  { perMinute, perHour }: Pick<EnquiriesConfig, 'perMinute' | 'perHour'>,
) => {
  const limiters = [
    limiter(strapi, { name: 'enquiries-minute', points: perMinute, duration: 60 }),
    limiter(strapi, { name: 'enquiries-hour', points: perHour, duration: 3600 }),
  ];

  return {
    /**
     * Counts one enquiry. Over the limit, sets Retry-After in whole seconds and throws a
     * RateLimitError.
     */
    async take(ctx: Context) {
      const visitor = visitorAddress(ctx.ip);
      for (const one of limiters) await consume(ctx, one, visitor);
    },

    /** Undoes the count of an enquiry that was not stored. */
    async markRefused(ctx: Context) {
      const visitor = visitorAddress(ctx.ip);
      for (const one of limiters) await one.reward(visitor);
    },
  };
};
