import type { Context, Next } from 'koa';
import { failedWork } from '../health/watch-health';

const ROUTE = '/_health';

/**
 * Strapi's own health check passes as long as Strapi responds. This one passes while the CMS can
 * store what it is sent.
 */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (ctx._matchedRoute !== ROUTE) return;
  ctx.set('Cache-Control', 'no-store');
  const failed = await failedWork();
  if (failed.length === 0) return;
  ctx.status = 503;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = `${failed.join('\n')}\n`;
};
