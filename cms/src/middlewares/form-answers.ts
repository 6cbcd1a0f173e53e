import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { letGo } from '../bodies/let-go';
import { formPageOf, type OwnPages } from '../bodies/origin';
import { answerForm } from '../form-posts/answer-form';
import { isFormPost, noteFormPost } from '../form-posts/form-post';

/**
 * Whoever sends a form without a script is shown the answer itself: so what is JSON to programs becomes a
 * page, or the way back to the site. Behind strapi::compression, which would have packed it.
 */
export default (config: OwnPages, { strapi }: { strapi: Core.Strapi }) => {
  const asJson = strapi.middleware('strapi::errors')({}, { strapi }) as Core.MiddlewareHandler;

  return async (ctx: Context, next: Next) => {
    if (!isFormPost(ctx)) return next();
    const page = formPageOf(ctx, config);
    if (!page) {
      letGo(ctx);
      return ctx.forbidden('This page may not write here');
    }
    noteFormPost(ctx, { ...page, fields: null });
    await asJson(ctx, next);
    answerForm(strapi, ctx);
  };
};
