import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { enquiryNumber } from '../enquiries/enquiry-number';
import { linesOf, orderTable } from '../enquiries/order-lines';
import { textsOf } from '../page-texts/read-texts';
import { isTree } from '../queries/read-query';
import { brandForPage } from '../site/read-brand';
import { kindOf } from './form-kinds';
import { receivedPage } from './received-page';

interface Post {
  readonly site: string;
  readonly fields: Readonly<Record<string, string>> | null;
}

/**
 * Returns the page that confirms a stored order; null for any other form. The page shows the fields
 * of this request, the enquiry's number from the response, and the owner's texts. It shows nothing
 * else from the database, so it cannot reveal what another visitor wrote.
 */
export const orderReceived = async (
  strapi: Core.Strapi,
  ctx: Context,
  { site, fields }: Post,
): Promise<string | null> => {
  const data = isTree(ctx.body) && isTree(ctx.body.data) ? ctx.body.data : null;
  const lines = linesOf(ctx.request.body?.data?.lines);
  if (fields?.kind !== 'order' || lines === null || typeof data?.documentId !== 'string')
    return null;
  const { documentId } = data;
  const { afterSendingMail } = await textsOf(strapi, 'enquiry-page');
  return receivedPage({
    brand: await brandForPage(strapi),
    back: `${site}${kindOf('order')[1].address}`,
    number: enquiryNumber({ documentId }),
    order: orderTable(lines),
    email: fields.email?.trim() ?? '',
    message: fields.message?.trim() ?? '',
    next: afterSendingMail,
  });
};
