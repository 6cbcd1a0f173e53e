import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { EnquiryInput } from '../enquiries/enquiry';
import { isMailSetUp } from '../mail/is-mail-set-up';
import { mergeSignUps } from './merge-sign-ups';
import { receiveSignUp } from './receive-sign-up';
import { sendDueMails } from './send-mails';
import { signUpResponse } from './sign-up-response';

/**
 * Merges received sign-ups with the earlier entries of their addresses, and sends the mails that
 * are due.
 */
export const mergeAndSend = async (strapi: Core.Strapi) => {
  await mergeSignUps(strapi);
  await sendDueMails(strapi, new Date());
};

/**
 * Stores a valid enquiry of kind `newsletter` as a sign-up, and returns the body of the response.
 * Work that depends on an earlier entry of the address runs after the response, so that the
 * response time does not reveal whether there is one. If the process ends before that, the
 * scheduled task does the work.
 */
export const takeSignUp = async (
  strapi: Core.Strapi,
  ctx: Pick<Context, 'res'>,
  { email, name }: EnquiryInput,
) => {
  const now = new Date();
  await receiveSignUp(strapi, { email: String(email), name: name ?? null }, now);
  ctx.res.once('close', () => {
    mergeAndSend(strapi).catch((error: Error) =>
      strapi.log.error(`Sign-ups were not settled, or their mails not sent: ${error.message}`),
    );
  });
  return signUpResponse(isMailSetUp(strapi), now);
};
