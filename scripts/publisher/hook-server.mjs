import { createHash, timingSafeEqual } from 'node:crypto';
import fastify from 'fastify';

const MB = 1_048_576;
/** The panel saves entries of up to 4 MB. Strapi's event holds the whole entry, with what it is related to. */
const BODY_BYTES = 6 * MB;
const BODY_MS = 10_000;

/** What is read of an event. Anything that is not shaped like one is refused. */
const EVENT = {
  type: 'object',
  required: ['event'],
  properties: {
    event: { type: 'string', minLength: 1, maxLength: 100 },
    model: { type: 'string' },
    uid: { type: 'string' },
    entry: { type: ['object', 'null'] },
  },
};

const SECRET = 'x-publisher-secret';

const digestOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest();

/**
 * What hears the CMS's webhooks, and tells the owner how it goes.
 * @param {object} options
 * @param {string} options.secret
 * @param {(event: import('./take-downs.mjs').CmsEvent) => void} options.onEvent
 * @param {() => string} options.status in plain text.
 */
export function hookServer({ secret, onEvent, status }) {
  const server = fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: BODY_MS,
    // A number is no name of an event.
    ajv: { customOptions: { coerceTypes: false } },
  });
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
    { onRequest: onlyTheCms, schema: { body: EVENT } },
    async (request, reply) => {
      onEvent(/** @type {import('./take-downs.mjs').CmsEvent} */ (request.body));
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
