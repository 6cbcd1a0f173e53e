import type { Context } from 'koa';
import { NEWSLETTER } from './newsletter-links';

// Case-insensitive and with an optional trailing slash, like the router.
const PATH = new RegExp(`^${NEWSLETTER}/withdraw/[^/]+/?$`, 'i');

/**
 * Returns whether a request withdraws a consent. Mail programs may send such a request from any
 * origin and with any body (RFC 8058 allows multipart and form bodies). So the origin is not
 * checked and the body is not read: the token in the URL is the credential.
 */
export const isWithdrawal = (ctx: Context) => ctx.method === 'POST' && PATH.test(ctx.path);
