import type { Core } from '@strapi/strapi';
import { checkedMails, type Mail } from './mail';
import { storeMail } from './mail-table';
import { wakeMail } from './start-mail';

/**
 * Stores an e-mail and resolves; it is sent in the background, and tried again for three days.
 * Inside a transaction of Strapi the e-mail is stored with it, or not at all.
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
