import { createHash, timingSafeEqual } from 'node:crypto';
import fastify from 'fastify';

/** An event of Strapi's webhooks holds the whole entry. */
const BODY_BYTES = 1_048_576;
const BODY_MS = 10_000;

const SECRET = 'x-publisher-secret';

const digestOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest();

/**
 * What hears the CMS's webhooks, and tells the owner how it goes.
 * @param {object} options
 * @param {string} options.secret
 * @param {(event: string) => void} options.onEvent its name, `entry.publish`.
 * @param {() => string} options.status in plain text.
 */
export function hookServer({ secret, onEvent, status }) {
  const server = fastify({ bodyLimit: BODY_BYTES, requestTimeout: BODY_MS });
  const expected = digestOf(secret);

  // Before a byte of the body is read; in a time that does not tell how much of it was right.
  const onlyTheCms = async (
    /** @type {import('fastify').FastifyRequest} */ request,
    /** @type {import('fastify').FastifyReply} */ reply,
  ) => {
    const given = request.headers[SECRET];
    if (timingSafeEqual(digestOf(String(given ?? '')), expected)) return;
    await reply.code(401).type('text/plain').send(`${SECRET} is missing or wrong.\n`);
  };

  server.post(
    '/publish',
    {
      onRequest: onlyTheCms,
      schema: {
        body: { type: 'object', required: ['event'], properties: { event: { type: 'string' } } },
      },
    },
    async (request, reply) => {
      onEvent(/** @type {{ event: string }} */ (request.body).event);
      return reply.code(202).type('text/plain').send('It will be published.\n');
    },
  );
  server.get('/', async (_, reply) => reply.type('text/plain; charset=utf-8').send(status()));
  server.setErrorHandler(async (error, _, reply) => {
    const { statusCode = 500, message } = /** @type {import('fastify').FastifyError} */ (error);
    await reply.code(statusCode).type('text/plain').send(`${message}\n`);
  });
  return server;
}
