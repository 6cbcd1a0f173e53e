import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Consumes one of the key's points. When none is left, sets Retry-After in whole seconds and throws
 * a RateLimitError.
 */
export const consume = async (ctx: Context, limiter: RateLimiterAbstract, key: string) => {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    ctx.set('Retry-After', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
    throw new errors.RateLimitError();
  }
};
