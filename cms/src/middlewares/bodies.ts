import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isWithdrawal } from '../newsletter/is-withdrawal';
import { bodyKinds } from '../request-bodies/body-kinds';
import { cutWhenLate, drainRequest } from '../request-bodies/drain-request';
import { isFromKnownPage, type OwnPages } from '../request-bodies/request-origin';

const READS = ['GET', 'HEAD', 'OPTIONS'];

const isChunked = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined;
const lengthOf = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0);
// Compressed bodies are refused, because a few bytes can decompress to any size.
const isPacked = ({ headers }: IncomingMessage) =>
  !['identity', undefined].includes(headers['content-encoding']);

/**
 * Reads request bodies. A body must be of a known kind, come from a permitted sender, and declare a
 * Content-Length within the limit; Node then reads no more bytes than declared. The body of a
 * newsletter withdrawal is ignored; any other body is refused without being read. strapi::body,
 * which is registered later, reads nothing.
 */
export default (config: OwnPages, { strapi }: { strapi: Core.Strapi }) => {
  const kinds = bodyKinds(strapi);

  return async (ctx: Context, next: Next) => {
    const { req } = ctx;
    const length = lengthOf(req);
    const isEmpty = !isChunked(req) && length === 0;
    const refuse = (how: 'forbidden' | 'lengthRequired' | 'unsupportedMediaType', why: string) => {
      if (!isEmpty) drainRequest(ctx);
      ctx[how](why);
    };

    if (isWithdrawal(ctx)) {
      if (!isEmpty) drainRequest(ctx);
      ctx.request.body = {};
      return next();
    }
    if (!(isEmpty && READS.includes(ctx.method)) && !isFromKnownPage(ctx, config))
      return refuse('forbidden', 'This page may not write here');
    if (isEmpty) {
      ctx.request.body = {};
      return next();
    }
    const kind = isPacked(req) ? undefined : kinds.find(({ isOne }) => isOne(ctx));
    if (!kind) return refuse('unsupportedMediaType', 'Only JSON is read here, unpacked');
    if (isChunked(req)) return refuse('lengthRequired', 'The length must be announced');
    let mostBytes = 0;
    try {
      const { bytes, ms } = await kind.limits(ctx, length);
      mostBytes = bytes;
      if (length > bytes) throw new errors.PayloadTooLargeError('request entity too large');
      cutWhenLate(ctx, ms);
      await kind.read(strapi, ctx, next, bytes);
    } finally {
      // Drains a body that was not read, because the CMS refused the request first, or because its
      // parser ignores the bodies of this method.
      if (!req.readableEnded) drainRequest(ctx, mostBytes);
    }
  };
};
