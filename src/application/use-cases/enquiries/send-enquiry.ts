import {
  type EnquiryDraft,
  type EnquiryKind,
  type EnquiryProblems,
  enquiryProblems,
  sameEnquiry,
  trimmedEnquiry,
} from '../../../domain/enquiries/enquiry';
import type { NotificationContent } from '../../../domain/shared/notification';
import { ContentError } from '../../content-error';
import type { Connection } from '../../ports/connection';
import type { EnquiryDrafts } from '../../ports/enquiries/enquiry-drafts';
import type { EnquiryInbox, EnquiryReceipt } from '../../ports/enquiries/enquiry-inbox';
import type { EnquiryOutbox } from '../../ports/enquiries/enquiry-outbox';
import type { NewIdempotencyKey } from '../../ports/enquiries/new-idempotency-key';
import type { Notifier } from '../../ports/notifier';

const hasProblems = (problems: EnquiryProblems): boolean => Object.keys(problems).length > 0;

const isConflict = (error: unknown): boolean =>
  error instanceof ContentError && error.status === 409;

const isUnanswered = (error: unknown): boolean =>
  error instanceof ContentError && (error.kind === 'network' || error.kind === 'timeout');

export type EnquirySending = EnquiryReceipt | { readonly outcome: 'queued' };

type Sent = Exclude<EnquirySending, { readonly outcome: 'refused' }>;

const noticeOf = (sent: Sent, kind: EnquiryKind): NotificationContent => {
  if (sent.outcome === 'queued') return { type: 'info', notice: 'message-queued' };
  if (sent.confirmBy === 'mail') return { type: 'info', notice: 'confirm-by-mail' };
  return { type: 'success', notice: kind === 'newsletter' ? 'subscribed' : 'message-sent' };
};

/**
 * Sends an enquiry. Resolves with `refused` and the problems when it is not valid; rejects with a
 * `ContentError` when it is neither sent nor queued. Without a network the enquiry is queued, and
 * `sendQueuedEnquiries` sends it later.
 * The idempotency key belongs to the content. The same content, sent again even after a reload, has
 * the same key, so that the inbox stores it once. Different content gets a new key.
 */
export const sendEnquiry =
  (
    inbox: EnquiryInbox,
    notifier: Notifier,
    drafts: EnquiryDrafts,
    newIdempotencyKey: NewIdempotencyKey,
    outbox: EnquiryOutbox,
    connection: Connection,
  ) =>
  async (typed: EnquiryDraft): Promise<EnquirySending> => {
    const draft = trimmedEnquiry(typed);
    const problems = enquiryProblems(draft);
    if (hasProblems(problems)) return { outcome: 'refused', problems };

    const last = drafts.stored(draft.kind)?.attempt;
    // If the draft equals the last attempt, send that attempt again. The new draft may differ from
    // it in the product's title, and the inbox rejects different content with the same key.
    const attempt =
      last && sameEnquiry(last.draft, draft) ? last : { key: newIdempotencyKey(), draft };
    drafts.store({ draft: typed, attempt });

    const enquiry = { ...attempt.draft, key: attempt.key };
    const sending = await inbox.send(enquiry).catch(async (error): Promise<EnquirySending> => {
      // The key already belongs to different content: the next attempt gets a new key.
      if (isConflict(error)) drafts.store({ draft: typed, attempt: null });
      const isOffline = isUnanswered(error) && !(await connection.reachesSite());
      if (isOffline && outbox.add(enquiry)) return { outcome: 'queued' };
      throw error;
    });
    if (sending.outcome === 'refused') return sending;
    drafts.forget(draft.kind);
    // An order needs no notification: its page shows a complete confirmation.
    if (draft.kind !== 'order') notifier.show(noticeOf(sending, draft.kind));
    return sending;
  };
