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
 * Status codes that a form's visitor sees as a page; others are meant for programs and stay JSON.
 */
const SHOWN = [400, 409, 413, 429];

const seeThanks = (ctx: Context, site: string) => {
  ctx.set('Location', `${site}${THANK_YOU}`);
  ctx.body = null;
  // Set the status after the body: without a body Koa sets 204.
  ctx.status = 303;
};

/** Turns the JSON response to a form post into what a browser shows. */
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
  // Without a referrer policy the browser would send no origin with the form on this page.
  ctx.set('Referrer-Policy', 'same-origin');
  // Some browsers apply form-action to the redirect after a form post as well.
  const formsTo = ["'self'", ...(site === null ? [] : [site])].join(' ');
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${STYLE_SOURCE}; form-action ${formsTo}; base-uri 'none'; frame-ancestors 'none'`,
  );
};
