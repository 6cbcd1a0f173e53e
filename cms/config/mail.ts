import type { Core } from '@strapi/strapi';
import { type MailSettings, mailSettings } from '../src/mail/mail-settings';

/**
 * State of the mail-server settings, and the sender's address. Leaves out the connection options,
 * which contain the password. Read it with `strapi.config.get('mail')`.
 */
const mail = ({ env }: Core.Config.Shared.ConfigParams) => {
  const settings: MailSettings = mailSettings(env);
  return {
    state: settings.state,
    problem: settings.state === 'wrong' ? settings.problem : null,
    from: settings.state === 'ready' ? settings.from : null,
  };
};

export type MailConfig = ReturnType<typeof mail>;

export default mail;
