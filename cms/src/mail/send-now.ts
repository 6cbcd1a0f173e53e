import type { Core } from '@strapi/strapi';
import { mailProvider } from './mail-provider';
import { sendOptions } from './send-options';
import { type Mail, validatedMails } from './validated-mails';

/**
 * Sends an e-mail immediately, with one attempt and without the queue. Used when the database
 * cannot store e-mails. Rejects when an address is invalid or the e-mail is not accepted.
 */
export const sendNow = async (strapi: Core.Strapi, mail: Mail): Promise<void> => {
  // The address is a string, because Strapi's default provider accepts nothing else.
  // `validatedMails` has checked that it is a single address.
  for (const one of validatedMails(mail))
    await mailProvider(strapi).send({ ...sendOptions(one), to: one.recipient });
};
