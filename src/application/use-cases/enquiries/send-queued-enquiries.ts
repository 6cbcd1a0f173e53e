import type { Enquiry } from '../../../domain/enquiries/enquiry';
import { ContentError } from '../../content-error';
import type { EnquiryInbox } from '../../ports/enquiry-inbox';
import type { EnquiryOutbox } from '../../ports/enquiry-outbox';
import type { Notifier } from '../../ports/notifier';
import type { ProblemLog } from '../../ports/problem-log';

/** To these words, or under this key, the inbox will always say no. */
const NEVER: readonly (number | null)[] = [400, 409, 413, 422];

async function outcomeOf(inbox: EnquiryInbox, enquiry: Enquiry, log: ProblemLog) {
  try {
    return (await inbox.send(enquiry)).outcome;
  } catch (error) {
    if (error instanceof ContentError && NEVER.includes(error.status)) return 'refused';
    log.report('A kept enquiry could not be sent yet', error);
    return 'not yet';
  }
}

/**
 * Sends what was written without a network, and tells of each. What cannot be sent now waits for the
 * next time; what is refused for good is given back to its form.
 */
export const sendKeptEnquiries =
  (outbox: EnquiryOutbox, inbox: EnquiryInbox, notifier: Notifier, log: ProblemLog) =>
  (): Promise<void> =>
    outbox.alone(async () => {
      for (const enquiry of outbox.waiting()) {
        const outcome = await outcomeOf(inbox, enquiry, log);
        // What hinders one hinders all.
        if (outcome === 'not yet') return;
        if (outcome === 'accepted') {
          outbox.forget(enquiry.key);
          notifier.show({ type: 'success', notice: 'kept-sent' });
        } else {
          outbox.giveBack(enquiry.key);
          notifier.show({ type: 'warning', notice: 'kept-refused' });
        }
      }
    });
