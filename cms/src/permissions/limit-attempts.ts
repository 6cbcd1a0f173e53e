import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { consume } from '../rate-limiter/consume';
import { limiter } from '../rate-limiter/limiter';
import { visitorAddress } from '../rate-limiter/visitor-address';

/** In seconds. */
const FIVE_MINUTES = 300;
const MAX_EMAIL_CHARACTERS = 254;

/** Strapi's rate-limit middlewares, which guard /admin/login and /admin/forgot-password. */
const LIMITERS = ['admin::rateLimit', 'plugin::email.rateLimit'];

const emailOf = (ctx: Context): string => {
  const { email } = ctx.request.body;
  // The body must contain the e-mail address: otherwise Strapi would use the one in the query,
  // which this limit does not count.
  if (typeof email !== 'string' || email.length > MAX_EMAIL_CHARACTERS)
    throw new errors.ValidationError('email must be a valid email');
  return email.toLowerCase();
};

/**
 * Hashes a key, so that the database contains no readable e-mail addresses and all keys have the
 * same length.
 */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

const limitOfAttempts = (strapi: Core.Strapi) => {
  const duration = FIVE_MINUTES;
  const ofAddress = limiter(strapi, { name: 'attempts-address', points: 100, duration });
  const ofEmail = limiter(strapi, { name: 'attempts-email', points: 5, duration });

  return async (ctx: Context, next: Next) => {
    const email = emailOf(ctx);
    // Count by the mounted route, because differently spelled URLs can request the same route.
    const address = `${ctx._matchedRoute} ${visitorAddress(ctx.ip)}`;
    await consume(ctx, ofAddress, address);
    await consume(ctx, ofEmail, hashed(`${address} ${email}`));
    return next();
  };
};

/**
 * Replaces Strapi's rate limit for attempts to log in or to reset a password. Strapi's rate limit
 * stores every e-mail address that it receives, without a limit on their length or number. Must be
 * called in `register`, before Strapi mounts the routes.
 */
export const limitAttempts = (strapi: Core.Strapi) => {
  for (const uid of LIMITERS)
    strapi.get('middlewares').extend(uid, () => () => limitOfAttempts(strapi));
};
