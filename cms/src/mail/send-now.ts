import type { Core } from '@strapi/strapi';
import { checkedMails, type Mail } from './mail';
import { mailProvider } from './mail-provider';
import { sendOptions } from './send-options';

/**
 * Sends an e-mail immediately, with one attempt and without the queue. Used when the database
 * cannot store e-mails. Rejects when an address is invalid or the e-mail is not accepted.
 */
export const sendNow = async (strapi: Core.Strapi, mail: Mail): Promise<void> => {
  // The address is a string, because Strapi's default provider accepts nothing else. `checkedMails`
  // has checked that it is a single address.
  for (const one of checkedMails(mail))
    await mailProvider(strapi).send({ ...sendOptions(one), to: one.recipient });
};
