import type { Core } from '@strapi/strapi';
import type { EnquiriesConfig } from '../../config/enquiries';
import { isMailSetUp } from '../mail/is-mail-set-up';
import { mailSettingProblems } from '../mail/setting-problems';
import { asDate, type LaunchCheck, serverLine } from './launch-check';
import { readRecord } from './result-records';

const SETTINGS = { label: 'Send a test e-mail', path: '/settings/email' };

const latestLine = async (strapi: Core.Strapi): Promise<LaunchCheck> => {
  const { sentAt, failedAt, reason } = (await readRecord(strapi, 'mail')) ?? {
    sentAt: null,
    failedAt: null,
    reason: '',
  };
  const line = (state: LaunchCheck['state'], sentence: string) => ({
    state,
    sentence,
    link: SETTINGS,
  });
  if (failedAt !== null && failedAt > (sentAt ?? ''))
    return line('to-do', `The latest e-mail, of ${asDate(failedAt)}, could not be sent: ${reason}`);
  return sentAt === null
    ? line('to-do', 'No e-mail has been sent from here yet.')
    : line('done', `A mail server accepted an e-mail on ${asDate(sentAt)}.`);
};

/** Checks the settings of e-mail, and that a mail server accepted the latest e-mail. */
export const mail = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const { notifyTo } = strapi.config.get<EnquiriesConfig>('enquiries');
  const problems = notifyTo
    ? mailSettingProblems(strapi)
    : [
        'You get no e-mail about an enquiry: ENQUIRY_NOTIFY_TO on the server names no address.',
        ...mailSettingProblems(strapi),
      ];
  return [
    ...problems.map((problem) => serverLine('to-do', problem)),
    ...(isMailSetUp(strapi) ? [await latestLine(strapi)] : []),
  ];
};
