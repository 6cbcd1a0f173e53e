import type { Core } from '@strapi/strapi';
import { mailTable } from './mail-table';

/**
 * Deletes from the queue the e-mails to a person, and those to the owner that are answered to that
 * person. Returns the number of deleted e-mails. What has been sent is no longer in the queue.
 */
export const eraseMail = (strapi: Core.Strapi, address: string): Promise<number> =>
  mailTable(strapi.db.connection).erase(address);
