import { posix } from 'node:path';
import type { Context, Next } from 'koa';

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const isUploads = (path: string) => /^\/uploads\//i.test(path);

/**
 * Answers 404 when an upload is requested by another spelling of its path. `/%75ploads/x` finds the
 * same file as `/uploads/x`, but through Strapi's route for all other public files, which does not
 * set the security headers of uploads.
 */
export default () => (ctx: Context, next: Next) =>
  isUploads(posix.normalize(decoded(ctx.path))) && !isUploads(ctx.path) ? ctx.notFound() : next();
