import type { Context, Next } from 'koa';
import { failedWork } from '../health-checks/watch-health';

const ROUTE = '/_health';

/**
 * Answers `/_health` with 503 while the CMS cannot store data, for example because the disk is
 * full. Strapi's own health check passes as long as Strapi responds.
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
