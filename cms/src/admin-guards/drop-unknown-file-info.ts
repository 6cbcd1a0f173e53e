import { errors, z } from '@strapi/utils';
import type { Guard } from './guard';

const FileInfo = z.object({
  name: z.string().nullish(),
  alternativeText: z.string().nullish(),
  caption: z.string().nullish(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullish(),
  folder: z.union([z.number(), z.string()]).nullish(),
});

const parsed = (given: unknown) => {
  try {
    return FileInfo.parse(typeof given === 'string' ? JSON.parse(given) : given);
  } catch {
    throw new errors.ValidationError('Invalid fileInfo');
  }
};

/**
 * Reduces the body to `fileInfo` with its known properties, because Strapi fails on unknown ones.
 * Rejects an invalid `fileInfo`.
 */
export const fileInfo: Guard = (ctx) => {
  const { body } = ctx.request;
  if (body.fileInfo === undefined) return;
  ctx.request.body = {
    fileInfo: Array.isArray(body.fileInfo) ? body.fileInfo.map(parsed) : parsed(body.fileInfo),
  };
};
