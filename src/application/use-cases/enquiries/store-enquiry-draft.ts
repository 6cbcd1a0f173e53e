import type { EnquiryDraft, EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { EnquiryDrafts } from '../../ports/enquiries/enquiry-drafts';
import type { EnquiryOutbox } from '../../ports/enquiries/enquiry-outbox';

/**
 * Stores the draft that the visitor has typed. Keeps the last attempt to send, if one is stored.
 */
export const storeEnquiryDraft =
  (drafts: EnquiryDrafts) =>
  async (draft: EnquiryDraft): Promise<void> =>
    drafts.store({ draft, attempt: drafts.stored(draft.kind)?.attempt ?? null });

/**
 * Returns the unsent draft, or else a refused enquiry, which it moves from the outbox to the
 * drafts.
 */
export const getStoredEnquiryDraft =
  (drafts: EnquiryDrafts, outbox: EnquiryOutbox) =>
  async (kind: EnquiryKind): Promise<EnquiryDraft | null> => {
    const typed = drafts.stored(kind)?.draft;
    if (typed !== undefined) return typed;
    const refused = outbox.givenBack(kind);
    if (refused === null) return null;
    const { key, ...draft } = refused;
    // Without an attempt the draft gets a new key, so that it is sent as a new enquiry.
    drafts.store({ draft, attempt: null });
    outbox.forget(key);
    return draft;
  };
