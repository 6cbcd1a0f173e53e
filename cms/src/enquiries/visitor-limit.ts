import type { Context } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { EnquiriesConfig } from '../../config/enquiries';
import { consume } from '../visitors/consume';
import { visitorAddress } from '../visitors/visitor-address';

/**
 * Counts the enquiries stored for each visitor. Kept in this process's memory: a restart forgets it,
 * and two processes behind one address each allow the full number.
 */
export const visitorLimit = ({
  perMinute,
  perHour,
}: Pick<EnquiriesConfig, 'perMinute' | 'perHour'>) => {
  const limiters = [
    new RateLimiterMemory({ points: perMinute, duration: 60 }),
    new RateLimiterMemory({ points: perHour, duration: 3600 }),
  ];

  return {
    /** Counts one enquiry, or answers with Retry-After in whole seconds and throws a RateLimitError. */
    async take(ctx: Context) {
      const visitor = visitorAddress(ctx.ip);
      for (const limiter of limiters) await consume(ctx, limiter, visitor);
    },

    /** Uncounts one that was not stored after all. */
    async giveBack(ctx: Context) {
      const visitor = visitorAddress(ctx.ip);
      for (const limiter of limiters) await limiter.reward(visitor);
    },
  };
};
