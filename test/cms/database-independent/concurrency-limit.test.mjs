import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITED_EDITOR, LIMITED_URL } from '../cms-under-test';
import { requireOfCms } from '../require-of-cms.mjs';

const PRODUCTS = 100;
const REQUESTS = 150;
const MAX_AT_ONCE = 8;

const { default: concurrencyLimit } = requireOfCms('./dist/src/middlewares/concurrency-limit');

const products = [];

beforeAll(async () => {
  const facts = Array.from({ length: 10 }, (_, place) => ({ label: `l${place}`, value: 'v' }));
  for (let made = 0; made < PRODUCTS; made += 1) {
    const answer = await fetch(`${LIMITED_URL}/api/products`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...LIMITED_EDITOR },
      body: JSON.stringify({ data: { Title: `Sacra ${made}`, Price: 20, facts } }),
    });
    expect(answer.status).toBe(201);
    products.push((await answer.json()).data.documentId);
  }
}, 300_000);
afterAll(async () => {
  for (const product of products) {
    const path = `${LIMITED_URL}/api/products/${product}`;
    await fetch(path, { method: 'DELETE', headers: LIMITED_EDITOR });
  }
}, 300_000);

const dear = (address) =>
  `GET /api/products?pagination[pageSize]=100&populate=* HTTP/1.1\r\nHost: ${new URL(LIMITED_URL).host}\r\nX-Forwarded-For: ${address}\r\n\r\n`;

/** Sends text over a new connection; `statuses()` returns the statuses received so far. */
const openWith = (text) => {
  let received = '';
  const socket = connect(Number(new URL(LIMITED_URL).port), '127.0.0.1', () => socket.write(text));
  socket.on('error', () => undefined);
  socket.setEncoding('latin1').on('data', (more) => (received += more));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
  return { closed, statuses };
};

it('a connection that sends requests without waiting gets a few responses and is closed', async () => {
  const { closed, statuses } = openWith(dear('10.0.0.1').repeat(REQUESTS));
  await closed;
  const good = statuses().filter((status) => status === '200');
  expect(good).toHaveLength(MAX_AT_ONCE);
  expect(statuses().at(-1)).toBe('503');
});

/**
 * Calls the middleware with a Koa-like context on its own connection. The request is pending until
 * the test calls `end()`.
 */
const request = (middleware, ip) => {
  const asked = { isBegun: false, status: 200 };
  const ctx = {
    ip,
    req: { socket: { destroyed: false } },
    res: new EventEmitter(),
    set: () => {},
    serviceUnavailable: () => (asked.status = 503),
  };
  const work = new Promise((resolve) => (asked.end = resolve));
  // Mark a rejection as handled: it may happen before anything awaits it.
  work.catch(() => {});
  asked.done = middleware(ctx, () => {
    asked.isBegun = true;
    return work;
  });
  return asked;
};
const begun = (requests) => requests.filter(({ isBegun }) => isBegun).length;
const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
};

it('requests of one visitor are limited across connections, and those of another visitor run meanwhile', async () => {
  const middleware = concurrencyLimit();
  const flood = Array.from({ length: 20 }, () => request(middleware, '10.0.0.1'));
  const other = request(middleware, '10.0.0.2');
  await settled();
  expect(begun(flood)).toBe(4);
  expect(other.isBegun).toBe(true);
  flood[0].end();
  await settled();
  expect(begun(flood)).toBe(5);
  for (const { end } of flood) end();
  await Promise.all(flood.map(({ done }) => done));
  expect(begun(flood)).toBe(20);
});

it('a visitor with too many waiting requests gets a 503', async () => {
  const middleware = concurrencyLimit();
  const flood = Array.from({ length: 4 + 256 + 1 }, () => request(middleware, '10.0.0.1'));
  await settled();
  expect(flood.map(({ status }) => status).indexOf(503)).toBe(4 + 256);
});

it('failed work frees its slot', async () => {
  const middleware = concurrencyLimit();
  const failing = Array.from({ length: 20 }, () => request(middleware, '10.0.0.1'));
  for (const { end } of failing) end(Promise.reject(new Error('failed')));
  const outcomes = await Promise.allSettled(failing.map(({ done }) => done));
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
});
