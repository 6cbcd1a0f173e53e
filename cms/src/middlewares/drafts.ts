import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import type { PreviewConfig } from '../../config/preview';
import { isPreviewToken } from '../preview/preview-token';
import type { PreviewedType } from '../preview/previewed-types';
import { appSecret } from '../signatures/app-secret';
import queries from './queries';

const HEADER = 'X-Preview-Token';

/**
 * Returns whether the request comes from the site's preview pages or from a program. Without an
 * Origin header it checks Sec-Fetch-Site, because a browser sends no Origin when a proxy serves the
 * site and the API at one origin.
 */
const isFromPreview = (ctx: Context, { origin }: PreviewConfig) => {
  const asking = ctx.get('Origin');
  if (asking) return asking === origin;
  return ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'));
};

/**
 * Middleware that serves the draft of one document. The request must come from the preview pages or
 * from a program, and have a preview token for exactly that document. Allows the same queries as
 * for published content. All other requests get the same 401 response, so that the response does
 * not reveal which documents exist.
 */
export default ({ uid }: { uid: PreviewedType }, { strapi }: { strapi: Core.Strapi }) => {
  const config = strapi.config.get<PreviewConfig>('preview');
  const asVisitor = queries({ uid, action: 'findOne' });

  return async (ctx: Context, next: Next) => {
    ctx.set('Cache-Control', 'no-store');
    const previewed = { type: uid, documentId: String(ctx.params.id) };
    const isAllowed =
      isFromPreview(ctx, config) &&
      isPreviewToken(ctx.get(HEADER), previewed, appSecret(strapi), Date.now());
    if (!isAllowed) return ctx.unauthorized('This is no token of this draft, or not any more');
    await asVisitor(ctx, () => {
      ctx.query = { ...ctx.query, status: 'draft' };
      return next();
    });
  };
};
