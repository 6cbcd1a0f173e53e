import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { answerForm } from '../no-js-forms/answer-form';
import { isFormPost, noteFormPost } from '../no-js-forms/form-post';
import { drainRequest } from '../request-bodies/drain-request';
import { formPageOf, type OwnPages } from '../request-bodies/request-origin';

/**
 * Turns the JSON response to a form post into an HTML page, or into a redirect to the site. Without
 * JavaScript the browser would show the JSON itself. Must be registered after strapi::compression,
 * which would otherwise compress the JSON before this middleware replaces it.
 */
export default (config: OwnPages, { strapi }: { strapi: Core.Strapi }) => {
  const asJson = strapi.middleware('strapi::errors')({}, { strapi }) as Core.MiddlewareHandler;

  return async (ctx: Context, next: Next) => {
    if (!isFormPost(ctx)) return next();
    const page = formPageOf(ctx, config);
    if (!page) {
      drainRequest(ctx);
      return ctx.forbidden('This page may not write here');
    }
    noteFormPost(ctx, { ...page, fields: null });
    await asJson(ctx, next);
    await answerForm(strapi, ctx);
  };
};
