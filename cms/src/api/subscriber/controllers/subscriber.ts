import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { NewsletterConfig } from '../../../../config/newsletter';
import { confirm, confirmationOf } from '../../../newsletter/confirm';
import { NEWSLETTER } from '../../../newsletter/newsletter-links';
import {
  confirmedPage,
  confirmPage,
  invalidPage,
  mailSentPage,
  unknownPage,
  withdrawnPage,
  withdrawPage,
} from '../../../newsletter/newsletter-pages';
import { withdraw } from '../../../newsletter/withdraw';
import { withdrawnBy } from '../../../newsletter/withdrawal-token';
import { showPage } from '../../../no-js-forms/show-page';
import { textsOf } from '../../../page-texts/read-texts';
import { brandForPage } from '../../../site/read-brand';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { siteOrigin: site } = strapi.config.get<NewsletterConfig>('newsletter');
  const frame = async () => ({ brand: await brandForPage(strapi), site });
  const secrets = strapi.config.get<string[]>('server.app.keys');

  const showConfirmation = async (ctx: Context) => {
    const found = await confirmationOf(strapi, ctx.params.token, new Date());
    if (found.step === 'invalid')
      return showPage(ctx, { status: 404, page: invalidPage(await frame()) });
    const page =
      found.step === 'pending'
        ? confirmPage(found.entry, await frame())
        : confirmedPage(await frame(), await textsOf(strapi, 'sign-up'));
    return showPage(ctx, { status: 200, page });
  };

  return {
    async showMailSent(ctx: Context) {
      const page = mailSentPage(await frame(), await textsOf(strapi, 'sign-up'));
      showPage(ctx, { status: 200, page });
    },

    showConfirmation,

    /**
     * Confirms a sign-up, and redirects to the confirmation page, which shows the result. After the
     * redirect, a reload or a step back does not send the form again.
     */
    async confirm(ctx: Context) {
      const { token } = ctx.params;
      await confirm(strapi, token, new Date());
      const { step } = await confirmationOf(strapi, token, new Date());
      if (step !== 'confirmed') return showConfirmation(ctx);
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(`${NEWSLETTER}/confirm/${token}`);
      ctx.status = 303;
      return undefined;
    },

    async showWithdrawal(ctx: Context) {
      const isKnown = withdrawnBy(ctx.params.token, secrets) !== null;
      const page = isKnown ? withdrawPage(await frame()) : unknownPage(await frame());
      showPage(ctx, { status: isKnown ? 200 : 404, page });
    },

    /**
     * Withdraws a subscription. Receives the form of the page, and the one-click requests of mail
     * programs, which must not be redirected (RFC 8058).
     */
    async withdraw(ctx: Context) {
      const documentId = withdrawnBy(ctx.params.token, secrets);
      if (documentId === null)
        return showPage(ctx, { status: 404, page: unknownPage(await frame()) });
      await withdraw(strapi, documentId, new Date());
      return showPage(ctx, { status: 200, page: withdrawnPage(await frame()) });
    },
  };
};
