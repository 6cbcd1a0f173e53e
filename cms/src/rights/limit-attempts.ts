import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { consume } from '../visitors/consume';
import { limiter } from '../visitors/limiter';
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

/** One length, whatever was typed, and nothing of it to be read in the database. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

const limitOfAttempts = (strapi: Core.Strapi) => {
  const duration = FIVE_MINUTES;
  const ofAddress = limiter(strapi, { name: 'attempts-address', points: 100, duration });
  const ofEmail = limiter(strapi, { name: 'attempts-email', points: 5, duration });

  return async (ctx: Context, next: Next) => {
    const email = emailOf(ctx);
    // By the route as it is mounted: an address can be written in many ways.
    const address = `${ctx._matchedRoute} ${visitorAddress(ctx.ip)}`;
    await consume(ctx, ofAddress, address);
    await consume(ctx, ofEmail, hashed(`${address} ${email}`));
    return next();
  };
};

/**
 * Puts a limit of ours into the place of Strapi's, which remembers whatever it is sent for an e-mail address,
 * of any length and as many as come. Runs in `register`, before Strapi mounts the routes.
 */
export const limitAttempts = (strapi: Core.Strapi) => {
  for (const uid of LIMITERS)
    strapi.get('middlewares').extend(uid, () => () => limitOfAttempts(strapi));
};
