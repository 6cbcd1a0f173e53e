import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { fieldProblems } from './field-problems';
import { formPostOf } from './form-post';
import { ownSecret } from './own-secret';
import { pageOf } from './page-of';
import { STYLE_SOURCE } from './page-style';
import { signedOrigin } from './signed-origin';
import { THANK_YOU } from './thank-you';

/**
 * Status codes of client errors that become an HTML page. Responses with other 4xx codes are meant
 * for programs and stay JSON.
 */
const SHOWN = [400, 409, 413, 429];

const seeThanks = (ctx: Context, site: string) => {
  ctx.set('Location', `${site}${THANK_YOU}`);
  ctx.body = null;
  // Set after the body, because Koa sets status 204 when the body is null.
  ctx.status = 303;
};

/**
 * Turns the JSON response to a form post into a redirect to the thank-you page or into an error
 * page.
 */
export const answerForm = (strapi: Core.Strapi, ctx: Context) => {
  const { site = null, fields = null } = formPostOf(ctx) ?? {};
  const { status } = ctx;
  ctx.set('Cache-Control', 'no-store');
  if (status < 300 && site !== null) return seeThanks(ctx, site);
  const isOurFault = status >= 500;
  if (!isOurFault && !SHOWN.includes(status)) return;

  const page = pageOf({
    status,
    site,
    sentFrom: site === null ? null : signedOrigin(site, ownSecret(strapi)),
    fields,
    problems: fieldProblems(strapi, ctx.body, fields ?? {}),
  });
  ctx.status = isOurFault ? 503 : status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = page;
  ctx.set('X-Robots-Tag', 'noindex');
  // Without this header the browser would not send the origin with the form on this page, and the
  // CMS would reject the form.
  ctx.set('Referrer-Policy', 'same-origin');
  // Some browsers apply form-action to the redirect after a form post as well.
  const formsTo = ["'self'", ...(site === null ? [] : [site])].join(' ');
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${STYLE_SOURCE}; form-action ${formsTo}; base-uri 'none'; frame-ancestors 'none'`,
  );
};
