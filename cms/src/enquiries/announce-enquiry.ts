import type { Core } from '@strapi/strapi';
import type { EnquiriesConfig } from '../../config/enquiries';
import { isMailSetUp } from '../mail/is-mail-set-up';
import { bodiesOf } from '../mail/message';
import { queueMail } from '../mail/queue-mail';
import { textsOf } from '../page-texts/read-texts';
import { readBrand } from '../site/read-brand';
import type { StoredEnquiry } from './enquiry';
import { enquirySubject } from './enquiry-subject';
import { noticeLimit } from './notice-limit';
import { ownerNotice } from './owner-notice';
import { panelUrlOf } from './panel-url';
import { copySubject, textsOfCopy, visitorCopy } from './visitor-copy';
import { copyLimit } from './visitor-copy-limit';

/**
 * Headers that stop mail programs from replying automatically: the standard one (RFC 3834), and
 * Microsoft's own.
 */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

type Config = Pick<EnquiriesConfig, 'notifyTo' | 'notifyPerHour' | 'copiesPerHour'>;

/** Returns a function that queues the notice to the owner, unless the limit is reached. */
const noticeQueue = (strapi: Core.Strapi, config: Config, now: () => number) => {
  const limit = noticeLimit({ perHour: config.notifyPerHour, now });
  return async (entry: StoredEnquiry) => {
    const notice = config.notifyTo ? limit.take() : null;
    if (!notice) return;
    try {
      const { brand } = await readBrand(strapi);
      const context = {
        notice,
        perHour: config.notifyPerHour,
        brand,
        panelUrl: panelUrlOf(strapi),
      };
      await queueMail(strapi, {
        to: config.notifyTo,
        replyTo: `${entry.email}`,
        subject: enquirySubject(entry),
        headers: AUTOMATIC,
        ...bodiesOf(ownerNotice(entry, context)),
      });
    } catch (error) {
      limit.putBack(notice);
      throw error;
    }
  };
};

/** Returns a function that queues the copy to the visitor, unless a limit is reached. */
const copyQueue = (strapi: Core.Strapi, config: Config) => {
  const mayCopy = copyLimit(strapi, { perHour: config.copiesPerHour });
  return async (entry: StoredEnquiry) => {
    const address = `${entry.email}`;
    const texts = textsOfCopy(entry);
    if (!isMailSetUp(strapi) || texts === null || !(await mayCopy(address))) return;
    const { brand, publicAddress } = await readBrand(strapi);
    const { afterSendingMail } = await textsOf(strapi, texts);
    await queueMail(strapi, {
      to: address,
      ...(publicAddress && { replyTo: publicAddress }),
      subject: copySubject(entry, brand),
      headers: AUTOMATIC,
      ...bodiesOf(visitorCopy(entry, brand, afterSendingMail)),
    });
  };
};

/**
 * Returns a function that notifies the owner of an enquiry by e-mail and sends a copy to the
 * visitor. It waits until both e-mails are queued, but not for the mail server. It never rejects,
 * because the enquiry is already stored: it only logs a failure. The log entry contains the
 * enquiry's id, and nothing that the visitor wrote.
 *
 * @param now returns milliseconds since 1970.
 */
export const announcer = (strapi: Core.Strapi, config: Config, now: () => number = Date.now) => {
  const queueNotice = noticeQueue(strapi, config, now);
  const queueCopy = copyQueue(strapi, config);

  return async (entry: StoredEnquiry) => {
    const report = (what: string) => (error: Error) =>
      strapi.log.error(`${what} of enquiry ${entry.documentId} was not queued: ${error.message}`);
    await queueNotice(entry).catch(report('The notice'));
    await queueCopy(entry).catch(report('The copy'));
  };
};
