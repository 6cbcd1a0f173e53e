import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from '../visitors/consume';
import { visitorAddress } from '../visitors/visitor-address';

const FIVE_MINUTES = 300;
const MOST_EMAIL_CHARACTERS = 254;

/** Strapi's own, of /admin/login and /admin/forgot-password. */
const LIMITERS = ['admin::rateLimit', 'plugin::email.rateLimit'];

const emailOf = (ctx: Context): string => {
  const { email } = ctx.request.body;
  // From a body without one Strapi goes on to ask the query.
  if (typeof email !== 'string' || email.length > MOST_EMAIL_CHARACTERS)
    throw new errors.ValidationError('email must be a valid email');
  return email.toLowerCase();
};

const limitOfAttempts = () => {
  const ofAddress = new RateLimiterMemory({ points: 100, duration: FIVE_MINUTES });
  const ofEmail = new RateLimiterMemory({ points: 5, duration: FIVE_MINUTES });

  return async (ctx: Context, next: Next) => {
    const email = emailOf(ctx);
    const address = visitorAddress(ctx.ip);
    await consume(ctx, ofAddress, address);
    await consume(ctx, ofEmail, `${address} ${email}`);
    return next();
  };
};

/**
 * Puts a limit of ours into the place of Strapi's, which remembers whatever it is sent for an e-mail address,
 * of any length and as many as come. Runs in `register`, before Strapi mounts the routes.
 */
export const limitAttempts = (strapi: Core.Strapi) => {
  for (const uid of LIMITERS) strapi.get('middlewares').extend(uid, () => limitOfAttempts);
};
