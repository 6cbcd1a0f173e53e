import { createHash, timingSafeEqual } from 'node:crypto';
import fastify from 'fastify';

const MB = 1_048_576;
/**
 * Maximum size of an event in bytes. Strapi's admin panel saves entries of up to 4 MB, and an event
 * contains the whole entry with its relations.
 */
const BODY_BYTES = 6 * MB;
const BODY_MS = 10_000;

/** Schema of an event. The server rejects other bodies. */
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
 * Creates the HTTP server that receives the CMS's webhooks and shows the publisher's status to the
 * owner.
 * @param {object} options
 * @param {string} options.secret
 * @param {(event: import('./cms-events.mjs').CmsEvent) => void} options.onEvent
 * @param {() => string} options.status returns the status page in plain text.
 * @param {() => object} options.statusJson returns the status for the CMS.
 */
export function hookServer({ secret, onEvent, status, statusJson }) {
  const server = fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: BODY_MS,
    // Type coercion would let the server accept a number as the event's name.
    ajv: { customOptions: { coerceTypes: false } },
  });
  const expected = digestOf(secret);

  // Rejects a request without the secret before the server reads its body. The comparison is
  // timing-safe.
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
      onEvent(/** @type {import('./cms-events.mjs').CmsEvent} */ (request.body));
      return reply.code(202).type('text/plain').send('It will be published.\n');
    },
  );
  server.get('/status', { onRequest: onlyTheCms }, async () => statusJson());
  server.get('/', async (_, reply) => reply.type('text/plain; charset=utf-8').send(status()));
  server.setErrorHandler(async (error, _, reply) => {
    const { statusCode = 500, message } = /** @type {import('fastify').FastifyError} */ (error);
    await reply.code(statusCode).type('text/plain').send(`${message}\n`);
  });
  return server;
}
