import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { consume } from '../rate-limits/consume';
import { limiter } from '../rate-limits/limiter';
import { visitorAddress } from '../rate-limits/visitor-address';

const FIVE_MINUTES = 300;
const MAX_EMAIL_CHARACTERS = 254;

/** Strapi's own limiters, of /admin/login and /admin/forgot-password. */
const LIMITERS = ['admin::rateLimit', 'plugin::email.rateLimit'];

const emailOf = (ctx: Context): string => {
  const { email } = ctx.request.body;
  // Without an e-mail address in the body Strapi reads it from the query.
  if (typeof email !== 'string' || email.length > MAX_EMAIL_CHARACTERS)
    throw new errors.ValidationError('email must be a valid email');
  return email.toLowerCase();
};

/** Hashes the key to a fixed length, so that the database contains nothing readable of it. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

const limitOfAttempts = (strapi: Core.Strapi) => {
  const duration = FIVE_MINUTES;
  const ofAddress = limiter(strapi, { name: 'attempts-address', points: 100, duration });
  const ofEmail = limiter(strapi, { name: 'attempts-email', points: 5, duration });

  return async (ctx: Context, next: Next) => {
    const email = emailOf(ctx);
    // Count by the mounted route: a URL can be written in many ways.
    const address = `${ctx._matchedRoute} ${visitorAddress(ctx.ip)}`;
    await consume(ctx, ofAddress, address);
    await consume(ctx, ofEmail, hashed(`${address} ${email}`));
    return next();
  };
};

/**
 * Replaces Strapi's rate limit with our own: Strapi's stores whatever is sent as an e-mail address,
 * of any length and without a limit on their number. Runs in `register`, before Strapi mounts the
 * routes.
 */
export const limitAttempts = (strapi: Core.Strapi) => {
  for (const uid of LIMITERS)
    strapi.get('middlewares').extend(uid, () => () => limitOfAttempts(strapi));
};
