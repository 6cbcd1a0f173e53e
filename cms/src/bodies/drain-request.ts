import type { Context } from 'koa';

const LEAST_BYTES = 1024 * 1024;
const MOST_MS = 2_000;

/** Cuts the line when the body is not all here in time. A sender can write a byte a minute, for ever. */
export const cutWhenLate = (ctx: Context, ms: number) => {
  const timer = setTimeout(() => ctx.req.destroy(), ms);
  ctx.req.once('close', () => clearTimeout(timer));
  ctx.req.once('end', () => clearTimeout(timer));
};

/**
 * For an answer given before its body was read: throws away what else comes, since a line cut at once would
 * take the answer with it, but only so much of it and for so long.
 * @param mostBytes that this sender may send: one who sends up to twice as many is still told that it is too much.
 */
export const drainRequest = (ctx: Context, mostBytes = 0) => {
  let left = Math.max(LEAST_BYTES, 2 * mostBytes);
  cutWhenLate(ctx, MOST_MS);
  ctx.req.on('error', () => undefined);
  ctx.req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) ctx.req.destroy();
  });
};
