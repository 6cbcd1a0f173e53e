import type { Core } from '@strapi/strapi';
import type { AlertsConfig } from '../../config/alerts';
import { queueMail } from '../mail/queue-mail';
import { type ToldState, toldState } from './told-state';

interface Message {
  readonly subject: string;
  readonly text: string;
}

/** Something that does not work. Two reports with the same `id` are about the same fault. */
export interface Fault extends Message {
  readonly id: string;
}

/** What may fail, and what the owner reads when it works again. */
export interface Topic {
  readonly name: string;
  readonly wellAgain: Message;
}

const send = (strapi: Core.Strapi, mail: Message & { readonly to: string }) =>
  // A CMS that cannot store anything cannot queue a message either, so that one is sent at once.
  queueMail(strapi, mail).catch(() => strapi.plugin('email').service('email').send(mail));

/**
 * Returns a function that takes the present fault, or `null`. It writes to the owner once when a
 * fault begins or another one follows, and once when it ends. When no e-mail can be sent, the
 * function rejects, and the next call tries again.
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
