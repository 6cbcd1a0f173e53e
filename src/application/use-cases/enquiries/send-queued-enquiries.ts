import type { Enquiry } from '../../../domain/enquiries/enquiry';
import { ContentError } from '../../content-error';
import type { EnquiryInbox } from '../../ports/enquiries/enquiry-inbox';
import type { EnquiryOutbox } from '../../ports/enquiries/enquiry-outbox';
import type { Notifier } from '../../ports/notifier';
import type { ProblemLog } from '../../ports/problem-log';

/** HTTP statuses after which sending the same enquiry again cannot succeed. */
const PERMANENT_REFUSALS: readonly (number | null)[] = [400, 409, 413, 422];

async function outcomeOf(inbox: EnquiryInbox, enquiry: Enquiry, log: ProblemLog) {
  try {
    const receipt = await inbox.send(enquiry);
    const toConfirm = receipt.outcome === 'accepted' && receipt.confirmBy === 'mail';
    return toConfirm ? 'to confirm' : receipt.outcome;
  } catch (error) {
    if (error instanceof ContentError && PERMANENT_REFUSALS.includes(error.status))
      return 'refused';
    log.report('A queued enquiry could not be sent yet', error);
    return 'not yet';
  }
}

/**
 * Sends the queued enquiries and notifies the visitor of each. An enquiry that cannot be sent now
 * stays queued. One that can never be accepted is marked as refused, and its form shows it again.
 */
export const sendQueuedEnquiries =
  (outbox: EnquiryOutbox, inbox: EnquiryInbox, notifier: Notifier, log: ProblemLog) =>
  (): Promise<void> =>
    outbox.alone(async () => {
      for (const enquiry of outbox.waiting()) {
        const outcome = await outcomeOf(inbox, enquiry, log);
        // Stop, because the remaining enquiries would fail for the same reason.
        if (outcome === 'not yet') return;
        if (outcome === 'accepted') {
          outbox.forget(enquiry.key);
          notifier.show({ type: 'success', notice: 'queued-sent' });
        } else if (outcome === 'to confirm') {
          outbox.forget(enquiry.key);
          notifier.show({ type: 'info', notice: 'confirm-by-mail' });
        } else {
          outbox.markRefused(enquiry.key);
          notifier.show({ type: 'warning', notice: 'queued-refused' });
        }
      }
    });
