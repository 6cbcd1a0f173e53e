import type { Core } from '@strapi/strapi';
import type { EnquiriesConfig } from '../../config/enquiries';
import { asDate, type LaunchCheck } from './launch-check';
import { readRecord } from './records';

const SETTINGS = { label: 'Send a test e-mail', path: '/settings/email' };

/** Checks that notices have an address, and that the latest e-mail was accepted by a mail server. */
export const mail = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const { notifyTo } = strapi.config.get<EnquiriesConfig>('enquiries');
  const tried = await readRecord(strapi, 'mail');
  const address: LaunchCheck[] = notifyTo
    ? []
    : [
        {
          state: 'to-do',
          sentence:
            'You get no e-mail about an enquiry: ENQUIRY_NOTIFY_TO on the server names no address.',
          link: null,
        },
      ];
  const { sentAt = null, failedAt = null, reason = '' } = tried ?? {};
  if (failedAt !== null && failedAt > (sentAt ?? ''))
    return [
      ...address,
      {
        state: 'to-do',
        sentence: `The latest e-mail, of ${asDate(failedAt)}, could not be sent: ${reason}`,
        link: SETTINGS,
      },
    ];
  if (sentAt === null)
    return [
      ...address,
      { state: 'to-do', sentence: 'No e-mail has been sent from here yet.', link: SETTINGS },
    ];
  const sentence = `A mail server accepted an e-mail on ${asDate(sentAt)}.`;
  return [...address, { state: 'done', sentence, link: SETTINGS }];
};
