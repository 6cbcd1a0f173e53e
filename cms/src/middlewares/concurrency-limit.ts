import type { Socket } from 'node:net';
import type { Context, Next } from 'koa';
import { visitorAddress } from '../rate-limiter/visitor-address';

/**
 * Maximum number of unanswered requests on one connection. Browsers wait for the response before
 * they send the next request on a connection, so only attackers exceed this.
 */
const MAX_PER_CONNECTION = 8;
/** Maximum number of requests of one visitor that run at the same time. */
const MAX_RUNNING = 4;
/** Maximum number of requests of one visitor that wait to run; further ones get status 503. */
const MAX_WAITING = 256;

// Resolves in the next turn of the event loop. SQLite queries block the event loop, so without this
// pause Node could not read new requests between two queries.
const nextEventLoopTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets at most `most` tasks per key run at a time. Further tasks wait in order of arrival. */
const slotsPerKey = (most: number, mostWaiting: number) => {
  const queues = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  return {
    /** Waits for a free slot and returns true; returns false when too many wait already. */
    async take(key: string) {
      const queue = queues.get(key) ?? { running: 0, waiting: [] };
      queues.set(key, queue);
      if (queue.running < most) queue.running += 1;
      else if (queue.waiting.length >= mostWaiting) return false;
      else await new Promise<void>((begin) => queue.waiting.push(begin));
      await nextEventLoopTurn();
      return true;
    },

    end(key: string) {
      const queue = queues.get(key);
      const next = queue?.waiting.shift();
      if (next) return next();
      if (queue && --queue.running === 0) queues.delete(key);
    },
  };
};

/**
 * Prevents one visitor from delaying the others: at most `MAX_RUNNING` requests of a visitor run at
 * a time, and further ones wait. Requests are counted across connections, so opening more
 * connections does not raise the limit. Must run after the bodies are read, because a slow upload
 * would otherwise occupy a slot.
 */
export default () => {
  const slots = slotsPerKey(MAX_RUNNING, MAX_WAITING);
  const unanswered = new WeakMap<Socket, number>();

  const isOneTooMany = ({ req: { socket }, res }: Context) => {
    const count = (by: number) => {
      const sum = (unanswered.get(socket) ?? 0) + by;
      unanswered.set(socket, sum);
      return sum;
    };
    res.once('close', () => count(-1));
    return count(1) > MAX_PER_CONNECTION;
  };

  const refuse = (ctx: Context) => {
    ctx.set('Connection', 'close');
    ctx.serviceUnavailable('Too many requests at once');
  };

  return async (ctx: Context, next: Next) => {
    if (isOneTooMany(ctx)) return refuse(ctx);
    const visitor = visitorAddress(ctx.ip);
    if (!(await slots.take(visitor))) return refuse(ctx);
    try {
      // Skip the work when the client has disconnected.
      if (!ctx.req.socket.destroyed) await next();
    } finally {
      slots.end(visitor);
    }
  };
};
