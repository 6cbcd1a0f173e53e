import type { Core } from '@strapi/strapi';
import type { EnquiriesConfig } from '../../config/enquiries';
import type { StoredEnquiry } from './enquiry';
import { type Notice, noticeLimit } from './notice-limit';

const FIELDS = [
  'kind',
  'name',
  'email',
  'company',
  'productTitle',
  'product',
  'volume',
  'message',
] as const;

const asText = (entry: StoredEnquiry) =>
  FIELDS.filter((field) => entry[field])
    .map((field) => `${field}: ${entry[field]}`)
    .join('\n');

const remarks = ({ unannounced, isLast }: Notice, perHour: number) => [
  ...(unannounced > 0
    ? [`Enquiries stored since the last notice, and not told of by e-mail: ${unannounced}.`]
    : []),
  ...(isLast
    ? [`No more than ${perHour} notices go out in an hour: what comes now is in the admin panel.`]
    : []),
];

/**
 * Returns a function that notifies the team of an enquiry by e-mail. It sends e-mails only when
 * ENQUIRY_NOTIFY_TO names an address, and at most ENQUIRY_NOTIFY_PER_HOUR an hour. It returns
 * without waiting for the e-mail: the enquiry is already stored, so a slow or failing mail server
 * must not affect the response to the visitor. The e-mail headers contain no text of the visitor
 * except the reply address, which the schema has validated.
 */
export const announcer = (
  strapi: Core.Strapi,
  { notifyTo, notifyPerHour }: Pick<EnquiriesConfig, 'notifyTo' | 'notifyPerHour'>,
  now: () => number = Date.now,
) => {
  const limit = noticeLimit({ perHour: notifyPerHour, now });

  return (entry: StoredEnquiry) => {
    const notice = notifyTo ? limit.take() : null;
    if (!notice) return;

    const mail = {
      to: notifyTo,
      replyTo: entry.email,
      subject: `New enquiry: ${entry.kind}`,
      text: [...remarks(notice, notifyPerHour), asText(entry)].join('\n\n'),
    };
    (async () => strapi.plugin('email').service('email').send(mail))().catch((error) => {
      limit.putBack(notice);
      strapi.log.error(`No e-mail went out for enquiry ${entry.documentId}: ${error.message}`);
    });
  };
};
