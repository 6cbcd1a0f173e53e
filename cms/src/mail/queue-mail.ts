import type { Core } from '@strapi/strapi';
import { checkedMails, type Mail } from './mail';
import { storeMail } from './mail-table';
import { wakeMail } from './start-mail';

/**
 * Stores an e-mail in the queue, from which it is sent in the background. Failed attempts are
 * repeated for three days. If this is called inside a Strapi transaction, a rollback also removes
 * the e-mail.
 * @throws {Error} when an address, a header or the length is invalid, or the database cannot store
 * it. The message contains no address.
 */
export const queueMail = async (strapi: Core.Strapi, mail: Mail): Promise<void> => {
  const mails = checkedMails(mail);
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    for (const one of mails) await storeMail(trx, one, Date.now());
    onCommit(wakeMail);
  });
};
