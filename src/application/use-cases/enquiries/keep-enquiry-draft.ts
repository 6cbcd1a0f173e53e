import type { EnquiryDraft, EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { EnquiryDrafts } from '../../ports/enquiry-drafts';

/** Keeps what is typed until it is sent; what was sent last stays known beside it. */
export const keepEnquiryDraft =
  (drafts: EnquiryDrafts) =>
  async (draft: EnquiryDraft): Promise<void> =>
    drafts.keep({ draft, attempt: drafts.kept(draft.kind)?.attempt ?? null });

export const getKeptEnquiryDraft =
  (drafts: EnquiryDrafts) =>
  async (kind: EnquiryKind): Promise<EnquiryDraft | null> =>
    drafts.kept(kind)?.draft ?? null;
