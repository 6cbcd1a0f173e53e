import type { EnquiryDraft, EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { EnquiryDrafts } from '../../ports/enquiry-drafts';
import type { EnquiryOutbox } from '../../ports/enquiry-outbox';

/** Keeps what is typed until it is sent; what was sent last stays known beside it. */
export const keepEnquiryDraft =
  (drafts: EnquiryDrafts) =>
  async (draft: EnquiryDraft): Promise<void> =>
    drafts.keep({ draft, attempt: drafts.kept(draft.kind)?.attempt ?? null });

/** What was typed and not sent; else what was written without a network and came back refused. */
export const getKeptEnquiryDraft =
  (drafts: EnquiryDrafts, outbox: EnquiryOutbox) =>
  async (kind: EnquiryKind): Promise<EnquiryDraft | null> => {
    const typed = drafts.kept(kind)?.draft;
    if (typed !== undefined) return typed;
    const back = outbox.givenBack(kind);
    if (back === null) return null;
    const { key, ...draft } = back;
    // Under a key of its own it will be another enquiry.
    drafts.keep({ draft, attempt: null });
    outbox.forget(key);
    return draft;
  };
