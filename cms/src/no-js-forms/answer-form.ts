import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { BY_MAIL } from '../newsletter/acknowledge';
import { MAIL_SENT } from '../newsletter/links';
import { isTree } from '../queries/read-query';
import { appSecret } from '../signatures/app-secret';
import { brandForPage } from '../site/brand-of';
import { fieldProblems } from './field-problems';
import { formPostOf } from './form-post';
import { pageOf } from './page-of';
import { showPage } from './show-page';
import { signedOrigin } from './signed-origin';
import { THANK_YOU } from './thank-you';

/**
 * Status codes of client errors that become an HTML page. Responses with other 4xx codes are meant
 * for programs and stay JSON.
 */
const SHOWN = [400, 409, 413, 429];

/** Returns whether the response says that a mail asks the visitor to confirm a sign-up. */
const isConfirmedByMail = ({ body }: Context) =>
  isTree(body) && isTree(body.meta) && body.meta.confirmation === BY_MAIL;

const seeOther = (ctx: Context, address: string) => {
  ctx.set('Location', address);
  ctx.body = null;
  // Set after the body, because Koa sets status 204 when the body is null.
  ctx.status = 303;
};

/**
 * Turns the JSON response to a form post into a redirect to the thank-you page or into an error
 * page.
 */
export const answerForm = async (strapi: Core.Strapi, ctx: Context) => {
  const { site = null, fields = null } = formPostOf(ctx) ?? {};
  const { status } = ctx;
  ctx.set('Cache-Control', 'no-store');
  if (status < 300 && site !== null)
    return seeOther(ctx, isConfirmedByMail(ctx) ? MAIL_SENT : `${site}${THANK_YOU}`);
  const isOurFault = status >= 500;
  if (!isOurFault && !SHOWN.includes(status)) return;

  const page = pageOf({
    brand: await brandForPage(strapi),
    status,
    site,
    sentFrom: site === null ? null : signedOrigin(site, appSecret(strapi)),
    fields,
    problems: fieldProblems(strapi, ctx.body, fields ?? {}),
  });
  // Some browsers apply form-action to the redirect after a form post as well.
  const formsTo = site === null ? [] : [site];
  showPage(ctx, { status: isOurFault ? 503 : status, page, formsTo });
};
