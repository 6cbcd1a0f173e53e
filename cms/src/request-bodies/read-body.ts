import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { BodyKind } from './body-kind';
import { isPlain } from './is-plain-value';

const NOTHING = { json: false, multipart: false, text: false, urlencoded: false };
const MAX_FILES = 20;
const MAX_FIELDS = 100;
const MAX_FIELD_BYTES = 256 * 1024;

/**
 * Reads a body with Strapi's own middleware and calls `next`. Responds with 400 when the body
 * cannot be read; Strapi itself would respond with 500.
 */
const read = async (strapi: Core.Strapi, ctx: Context, next: Next, config: object) => {
  let isRead = false;
  const body = strapi.middleware('strapi::body');
  const reader = body({ ...NOTHING, ...config }, { strapi }) as Core.MiddlewareHandler;
  try {
    await reader(ctx, () => {
      isRead = true;
      return next();
    });
  } catch (error) {
    if (isRead) throw error;
    ctx.badRequest('The body cannot be read');
  }
};

export const readJson: BodyKind['read'] = (strapi, ctx, next, mostBytes) => {
  const goOn = () => {
    if (!isPlain(ctx.request.body))
      return ctx.badRequest('The body is nested too deep or oddly named');
    return next();
  };
  return read(strapi, ctx, goOn as Next, { json: true, jsonLimit: mostBytes });
};

/**
 * Reads uploads into a folder that only this request uses, and deletes the folder afterwards.
 * Strapi itself deletes files only after a successful request, and only those in the field `files`.
 */
export const readUploads: BodyKind['read'] = async (strapi, ctx, next, mostBytes) => {
  const uploadDir = await mkdtemp(join(tmpdir(), 'request-'));
  const remove = () => rm(uploadDir, { recursive: true, force: true, maxRetries: 5 });
  // Delete the folder on `close` too, because the reader may wait for ever when the connection
  // breaks.
  if (ctx.req.destroyed) return remove();
  ctx.res.once('close', () => void remove());
  let files = 0;
  const isWanted = ({ name }: { name: string | null }) => name === 'files' && ++files <= MAX_FILES;
  const limits = {
    maxFileSize: mostBytes,
    maxFields: MAX_FIELDS,
    maxFieldsSize: MAX_FIELD_BYTES,
  };
  try {
    const formidable = { ...limits, uploadDir, filter: isWanted };
    await read(strapi, ctx, next, { multipart: true, formidable });
  } finally {
    await remove();
  }
};
