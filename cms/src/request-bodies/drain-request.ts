import type { Context } from 'koa';

const LEAST_BYTES = 1024 * 1024;
const MAX_MS = 2_000;

/**
 * Closes the connection when the body is not complete after `ms` milliseconds. Otherwise a sender
 * could keep the connection open for ever, for example with one byte a minute.
 */
export const cutWhenLate = (ctx: Context, ms: number) => {
  const timer = setTimeout(() => ctx.req.destroy(), ms);
  ctx.req.once('close', () => clearTimeout(timer));
  ctx.req.once('end', () => clearTimeout(timer));
};

/**
 * Reads and discards the rest of a request body, for a response that is sent before the body is
 * read. Closing the connection at once would lose the response. Closes the connection when the rest
 * exceeds a limit in bytes or in time.
 * @param mostBytes maximum size of a body of this sender. Drains up to twice that size, so that the
 * client receives the 413.
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
