import type { Context } from 'koa';
import { NEWSLETTER } from './links';

// Case-insensitive and with an optional trailing slash, like the router.
const PATH = new RegExp(`^${NEWSLETTER}/withdraw/[^/]+/?$`, 'i');

/**
 * Returns whether a request withdraws a consent. A mail program sends it from any page and with any
 * body (RFC 8058: multipart or a form), so neither is checked, and the body is not read: only the
 * token in the URL counts.
 */
export const isWithdrawal = (ctx: Context) => ctx.method === 'POST' && PATH.test(ctx.path);
