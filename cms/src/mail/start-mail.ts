import type { Core } from '@strapi/strapi';
import type { EnquiriesConfig } from '../../config/enquiries';
import type { MailConfig } from '../../config/mail';
import { html } from '../no-js-forms/markup';
import { addressesIn } from './addresses';
import { type MailError, reasonOf } from './failure';
import { type MailSender, mailSender } from './mail-sender';
import { type ClaimedMail, mailTable } from './mail-table';

const EACH_MS = 60_000;
/** Maximum time to wait at the end for the e-mail that is being sent, in milliseconds. */
const LAST_MS = 10_000;

let sender: MailSender | null = null;
let timer: NodeJS.Timeout | undefined;

const domainOf = (from: string) => /@([^@>]+)>?$/.exec(from)?.[1];

/** Options of Strapi's e-mail service for an e-mail of the queue. */
export const sendOptions = (mail: ClaimedMail, from: string) => ({
  // As objects, because nodemailer reads a string as a list of addresses.
  to: { name: '', address: mail.recipient },
  ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  // Without it Strapi's provider would send the text as HTML, with what a visitor wrote unescaped.
  html: mail.html ?? html`<div style="white-space: pre-wrap">${mail.text}</div>`.text,
  headers: { ...mail.headers },
  messageId: `<${mail.key}@${domainOf(from)}>`,
});

interface Provider {
  verify(): Promise<unknown>;
}

const reportSettings = (strapi: Core.Strapi, { state, problem }: MailConfig) => {
  const { notifyTo } = strapi.config.get<EnquiriesConfig>('enquiries');
  if (state === 'wrong') strapi.log.error(`No e-mail is sent until this is corrected: ${problem}`);
  if (!notifyTo) return;
  if (state === 'unset')
    strapi.log.warn('No e-mail is sent, because neither SMTP_HOST nor SMTP_RELAY_PORT is set.');
  try {
    addressesIn(notifyTo);
  } catch {
    strapi.log.error('ENQUIRY_NOTIFY_TO must be e-mail addresses, separated by commas.');
  }
};

const startSending = async (
  strapi: Core.Strapi,
  started: MailSender,
  verify: Provider['verify'],
) => {
  sender = started;
  await verify().catch((error: MailError) =>
    strapi.log.error(`The mail server cannot be used. ${reasonOf(error)}`),
  );
  await started.wake();
};

/**
 * Once the CMS listens, sends the queued e-mails, and then what is due once a minute and after each
 * `queueMail`, until `stopMail` is called. Commands such as `strapi admin:create-user` do not listen
 * and send nothing. Reports wrong settings, and a mail server that cannot be used, in the log.
 * Without a mail server e-mails stay in the queue for 30 days, and are sent once there is one.
 */
export const startMail = async (strapi: Core.Strapi) => {
  const config = strapi.config.get<MailConfig>('mail');
  const { from } = config;
  reportSettings(strapi, config);
  const table = mailTable(strapi.db.connection);
  const service = strapi.plugin('email').service('email');
  const { provider } = strapi.plugin('email') as unknown as { provider: Provider };
  const verify = async () => provider.verify();
  const started = mailSender({
    table,
    send: async (mail) => service.send(sendOptions(mail, from ?? '')),
    verify,
    log: strapi.log,
    now: Date.now,
  });
  timer = setInterval(() => {
    started.purge().catch(({ message }) => strapi.log.error(`Old e-mails stay: ${message}`));
    wakeMail();
  }, EACH_MS).unref();
  if (from === null) return;
  await table.makeAllDue(Date.now());
  strapi.server.httpServer.once('listening', () => void startSending(strapi, started, verify));
};

/** Sends what is due now. Does nothing when no mail server is set up. */
export const wakeMail = () => void sender?.wake();

/** Waits for the e-mail that is being sent, so that it is not sent again after the next start. */
export const stopMail = async () => {
  clearInterval(timer);
  const stopped = sender?.stop();
  sender = null;
  let last: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    last = setTimeout(resolve, LAST_MS);
  });
  await Promise.race([stopped, deadline]).finally(() => clearTimeout(last));
};
