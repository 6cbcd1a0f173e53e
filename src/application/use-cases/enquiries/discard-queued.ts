import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { EnquiryDrafts } from '../../ports/enquiries/enquiry-drafts';
import type { EnquiryOutbox } from '../../ports/enquiries/enquiry-outbox';

/**
 * Restores the discarded data. Before the call, the data exists only in memory, so closing the page
 * deletes it.
 */
export type Undo = () => void;

/** The number of queued messages of this kind in this browser. */
export const countQueuedEnquiries =
  (outbox: EnquiryOutbox) =>
  async (kind: EnquiryKind): Promise<number> =>
    outbox.waiting().filter((enquiry) => enquiry.kind === kind).length;

/** Removes the queued messages of a kind, and returns a function that restores them. */
export const discardQueuedEnquiries =
  (outbox: EnquiryOutbox) =>
  async (kind: EnquiryKind): Promise<Undo> => {
    const discarded = outbox.waiting().filter((enquiry) => enquiry.kind === kind);
    for (const { key } of discarded) outbox.forget(key);
    return () => {
      for (const enquiry of discarded) outbox.add(enquiry);
    };
  };

/** Removes the draft of a form of this kind. */
export const discardEnquiryDraft =
  (drafts: EnquiryDrafts) =>
  async (kind: EnquiryKind): Promise<Undo> => {
    const discarded = drafts.stored(kind);
    drafts.forget(kind);
    return () => {
      if (discarded !== null) drafts.store(discarded);
    };
  };
