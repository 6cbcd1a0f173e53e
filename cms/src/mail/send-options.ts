import { html } from '../no-js-forms/markup';
import { addressIn } from './mail-address';
import type { ClaimedMail } from './mail-table';
import type { StoredMail } from './validated-mails';

/** Returns options of Strapi's e-mail service for an e-mail to one recipient. */
export const sendOptions = (mail: StoredMail) => ({
  // Use objects, because nodemailer would parse a string as a list of addresses.
  to: { name: '', address: mail.recipient },
  ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  // Without `html`, Strapi's provider would send `text` as HTML, without escaping a visitor's
  // words.
  html: mail.html ?? html`<div style="white-space: pre-wrap">${mail.text}</div>`.text,
  headers: { ...mail.headers },
});

/** Returns the options for an e-mail of the queue. @param from the sender of every e-mail. */
export const queuedOptions = (mail: ClaimedMail, from: string) => ({
  ...sendOptions(mail),
  messageId: `<${mail.key}@${addressIn(from)?.split('@')[1]}>`,
});
