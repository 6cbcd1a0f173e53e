import type { Core } from '@strapi/strapi';
import type { AlertsConfig } from '../../config/alerts';
import { queueMail } from '../mail/queue-mail';
import { sendNow } from '../mail/send-now';
import { type ToldState, toldState } from './last-alert';

interface Message {
  readonly subject: string;
  readonly text: string;
}

/** A fault to report. Faults with the same `id` are the same fault. */
export interface Fault extends Message {
  readonly id: string;
}

/** A watched part of the system, and the e-mail to send when its fault has ended. */
export interface Topic {
  readonly name: string;
  readonly wellAgain: Message;
}

const send = (strapi: Core.Strapi, mail: Message & { readonly to: string }) =>
  // To queue an e-mail, the CMS writes to the database. When the disk is full, this fails, and the
  // e-mail about the full disk must be sent without the queue.
  queueMail(strapi, mail).catch(() => sendNow(strapi, mail));

/**
 * Returns a function that takes the current fault, or `null` when there is none. The function sends
 * the owner one e-mail about each new fault and one when the fault has ended. It rejects when the
 * e-mail cannot be sent; the next call tries again.
 */
export const ownerAlerts = (
  strapi: Core.Strapi,
  { name, wellAgain }: Topic,
  told: ToldState = toldState(strapi, name),
) => {
  let logged = '';
  return async (fault: Fault | null): Promise<void> => {
    const id = fault?.id ?? '';
    const { subject, text } = fault ?? wellAgain;
    const before = await told.change(id);
    if (before === null) return;
    if (logged !== id) strapi.log[fault ? 'error' : 'info'](`${subject}. ${text}`);
    logged = id;
    const { to } = strapi.config.get<AlertsConfig>('alerts');
    if (!to) return;
    try {
      await send(strapi, { to, subject, text });
    } catch (error) {
      await told.change(before);
      throw error;
    }
  };
};
