import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { EnquiryDrafts } from '../../ports/enquiry-drafts';
import type { EnquiryOutbox } from '../../ports/enquiry-outbox';

/** Keeps again what was discarded. It is known to the page alone, and goes with it. */
export type Undo = () => void;

/** How many messages of a kind wait in this browser to be sent. */
export const countWaitingEnquiries =
  (outbox: EnquiryOutbox) =>
  async (kind: EnquiryKind): Promise<number> =>
    outbox.waiting().filter((enquiry) => enquiry.kind === kind).length;

/** Removes the messages of a kind that wait to be sent. */
export const discardWaitingEnquiries =
  (outbox: EnquiryOutbox) =>
  async (kind: EnquiryKind): Promise<Undo> => {
    const discarded = outbox.waiting().filter((enquiry) => enquiry.kind === kind);
    for (const { key } of discarded) outbox.forget(key);
    return () => {
      for (const enquiry of discarded) outbox.keep(enquiry);
    };
  };

/** Removes what is typed into a form of a kind. */
export const discardEnquiryDraft =
  (drafts: EnquiryDrafts) =>
  async (kind: EnquiryKind): Promise<Undo> => {
    const discarded = drafts.kept(kind);
    drafts.forget(kind);
    return () => {
      if (discarded !== null) drafts.keep(discarded);
    };
  };
