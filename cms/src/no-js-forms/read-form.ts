import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { linesFromForm, splitLines } from '../enquiries/order-lines';
import { appSecret } from '../signatures/app-secret';
import { ADD_LINE, formFields, SENT_FROM, TRAP } from './form-fields';
import { formPostOf, noteFormPost } from './form-post';
import { verifiedOrigin } from './signed-origin';

/**
 * Returns the origin of the site that sent the form. It comes from the Origin header or, for a form
 * on the CMS's own error page, from the signed field.
 */
const siteOf = (strapi: Core.Strapi, ctx: Context, sealed = '') =>
  formPostOf(ctx)?.site ?? verifiedOrigin(sealed, appSecret(strapi));

const bodyOf = (ctx: Context) =>
  text(ctx.req).catch(() => {
    throw new errors.ValidationError('The body cannot be read');
  });

/**
 * Reads a form post, sets the request body to `{ data: fields }`, as in a JSON request, and calls
 * `next`. Does not call `next` if the visitor only adds another product line to an order, because
 * then there is nothing to store. Rejects a form with a filled honeypot field.
 */
export const readForm = async (strapi: Core.Strapi, ctx: Context, next: Next) => {
  const fields = formFields(await bodyOf(ctx));
  if (!fields) throw new errors.ValidationError('The form cannot be read');
  const { [TRAP]: trap, [SENT_FROM]: sealed, [ADD_LINE]: add, ...data } = fields;
  const isAdding = add !== undefined && data.kind === 'order';
  const site = siteOf(strapi, ctx, sealed);
  if (site === null) throw new errors.ForbiddenError('This page may not write here');
  noteFormPost(ctx, { site, fields: data, isAdding });
  if (trap) throw new errors.ValidationError('The field that nobody sees is filled');
  if (isAdding) {
    ctx.body = {};
    return;
  }
  const { fields: words, lines } = splitLines(data);
  ctx.request.body = {
    data: lines.length === 0 ? words : { ...words, lines: await linesFromForm(strapi, lines) },
  };
  return next();
};
