import type { Socket } from 'node:net';
import type { Context, Next } from 'koa';
import { visitorAddress } from '../visitors/visitor-address';

/** Answers that one line may wait for. Nobody but an attacker asks again before the answer is there. */
const MOST_ON_A_LINE = 8;
/** Requests of one visitor that are worked at, at once, and that wait for it. */
const MOST_AT_WORK = 4;
const MOST_WAITING = 256;

// What SQLite is asked it answers without a pause: who else has come is only heard between two turns.
const heardOthers = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets `most` of each key's work run at a time, and the others after it, one by one as they came. */
const turnsOf = (most: number, mostWaiting: number) => {
  const queues = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  return {
    /** Waits for a turn and answers true; false when too many wait already. */
    async take(key: string) {
      const queue = queues.get(key) ?? { running: 0, waiting: [] };
      queues.set(key, queue);
      if (queue.running < most) queue.running += 1;
      else if (queue.waiting.length >= mostWaiting) return false;
      else await new Promise<void>((begin) => queue.waiting.push(begin));
      await heardOthers();
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
 * No visitor keeps the others waiting: each has so many requests worked at, at a time, and the rest of his
 * wait. They are of all lines, so it is not by more lines that he gets more. Comes after the bodies, which
 * may take their time.
 */
export default () => {
  const turns = turnsOf(MOST_AT_WORK, MOST_WAITING);
  const unanswered = new WeakMap<Socket, number>();

  const isOneTooMany = ({ req: { socket }, res }: Context) => {
    const count = (by: number) => {
      const sum = (unanswered.get(socket) ?? 0) + by;
      unanswered.set(socket, sum);
      return sum;
    };
    res.once('close', () => count(-1));
    return count(1) > MOST_ON_A_LINE;
  };

  const refuse = (ctx: Context) => {
    ctx.set('Connection', 'close');
    ctx.serviceUnavailable('Too many requests at once');
  };

  return async (ctx: Context, next: Next) => {
    if (isOneTooMany(ctx)) return refuse(ctx);
    const visitor = visitorAddress(ctx.ip);
    if (!(await turns.take(visitor))) return refuse(ctx);
    try {
      // Who has left gets no work done.
      if (!ctx.req.socket.destroyed) await next();
    } finally {
      turns.end(visitor);
    }
  };
};
