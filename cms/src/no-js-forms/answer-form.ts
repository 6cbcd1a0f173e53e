import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { MAIL_SENT } from '../newsletter/newsletter-links';
import { BY_MAIL } from '../newsletter/sign-up-response';
import { isTree } from '../queries/read-query';
import { appSecret } from '../signatures/app-secret';
import { brandForPage } from '../site/read-brand';
import { pageOf } from './error-page';
import { fieldProblems } from './field-problems';
import { formPostOf } from './form-post';
import { offeredProducts } from './offered-products';
import { orderReceived } from './order-received';
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

/** Returns the products for the order form; none for other forms, or if the database fails. */
const productsFor = async (strapi: Core.Strapi, kind?: string) => {
  if (kind !== 'order') return [];
  return offeredProducts(strapi).catch((error: Error) => {
    strapi.log.error(`The order form offers no product: ${error.message}`);
    return [];
  });
};

const seeOther = (ctx: Context, address: string) => {
  ctx.set('Location', address);
  ctx.body = null;
  // Set after the body, because Koa sets status 204 when the body is null.
  ctx.status = 303;
};

/**
 * Turns the JSON response to a form post into a redirect to the thank-you page, into the page that
 * confirms an order, or into an error page.
 */
export const answerForm = async (strapi: Core.Strapi, ctx: Context) => {
  const { site = null, fields = null, isAdding = false } = formPostOf(ctx) ?? {};
  const { status } = ctx;
  ctx.set('Cache-Control', 'no-store');
  if (status < 300 && site !== null && !isAdding) {
    const page = await orderReceived(strapi, ctx, { site, fields });
    if (page !== null) return showPage(ctx, { status: 200, page });
    return seeOther(ctx, isConfirmedByMail(ctx) ? MAIL_SENT : `${site}${THANK_YOU}`);
  }
  const isOurFault = status >= 500;
  if (!isOurFault && !isAdding && !SHOWN.includes(status)) return;

  const page = pageOf({
    brand: await brandForPage(strapi),
    status,
    site,
    sentFrom: site === null ? null : signedOrigin(site, appSecret(strapi)),
    fields,
    problems: fieldProblems(strapi, ctx.body, fields ?? {}),
    products: await productsFor(strapi, fields?.kind),
    isAdding: isAdding && status < 300,
  });
  // Allow the site's origin in `form-action`, because some browsers also check the target of the
  // redirect after a form post against this directive.
  const formsTo = site === null ? [] : [site];
  showPage(ctx, { status: isOurFault ? 503 : status, page, formsTo });
};
