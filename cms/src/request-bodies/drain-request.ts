import type { Context } from 'koa';

const LEAST_BYTES = 1024 * 1024;
const MAX_MS = 2_000;

/**
 * Closes the connection when the body is not complete in time. A sender could write one byte a
 * minute, for ever.
 */
export const cutWhenLate = (ctx: Context, ms: number) => {
  const timer = setTimeout(() => ctx.req.destroy(), ms);
  ctx.req.once('close', () => clearTimeout(timer));
  ctx.req.once('end', () => clearTimeout(timer));
};

/**
 * For a response sent before its body was read: discards the rest of the body, because closing the
 * connection at once would lose the response. Limited in bytes and in time.
 * @param mostBytes limit for this sender. Drains up to twice the limit so that the client receives
 * the 413.
 */
export const drainRequest = (ctx: Context, mostBytes = 0) => {
  let left = Math.max(LEAST_BYTES, 2 * mostBytes);
  cutWhenLate(ctx, MAX_MS);
  ctx.req.on('error', () => undefined);
  ctx.req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) ctx.req.destroy();
  });
};
