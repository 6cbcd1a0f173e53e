import type { Core } from '@strapi/strapi';
import type { EnquiriesConfig } from '../../config/enquiries';
import type { MailConfig } from '../../config/mail';
import { addressIn } from './mail-address';

/** Returns a sentence for each wrong or missing setting that prevents e-mails from being sent. */
export const mailSettingProblems = (strapi: Core.Strapi): readonly string[] => {
  const { state, problem } = strapi.config.get<MailConfig>('mail');
  const { notifyTo } = strapi.config.get<EnquiriesConfig>('enquiries');
  const problems: string[] = [];
  if (state === 'wrong') problems.push(`No e-mail is sent until this is corrected: ${problem}`);
  if (state === 'unset')
    problems.push('No e-mail is sent, because neither SMTP_HOST nor SMTP_RELAY_PORT is set.');
  if (notifyTo.length > 0 && notifyTo.split(',').some((part) => addressIn(part) === null))
    problems.push('ENQUIRY_NOTIFY_TO must be e-mail addresses, separated by commas.');
  return problems;
};
