import type { Core } from '@strapi/strapi';
import { storeMail } from './mail-table';
import { wakeMail } from './start-mail';
import { type Mail, validatedMails } from './validated-mails';

/**
 * Stores an e-mail in the queue, from which it is sent in the background. After a temporary
 * failure, sending is tried again for three days; an e-mail that the server refuses is given up. If
 * this is called inside a Strapi transaction, a rollback also removes the e-mail.
 * @throws {Error} when an address, a header or the length is invalid, or the database cannot store
 * it. The message contains no address.
 */
export const queueMail = async (strapi: Core.Strapi, mail: Mail): Promise<void> => {
  const mails = validatedMails(mail);
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    for (const one of mails) await storeMail(trx, one, Date.now());
    onCommit(wakeMail);
  });
};
