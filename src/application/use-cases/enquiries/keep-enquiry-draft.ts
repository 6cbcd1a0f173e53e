import type { EnquiryDraft, EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { EnquiryDrafts } from '../../ports/enquiry-drafts';

export type KeepEnquiryDraft = (draft: EnquiryDraft) => Promise<void>;
export type GetKeptEnquiryDraft = (kind: EnquiryKind) => Promise<EnquiryDraft | null>;

/** Keeps what is typed until it is sent; what was sent last stays known beside it. */
export const keepEnquiryDraft =
  (drafts: EnquiryDrafts): KeepEnquiryDraft =>
  async (draft) =>
    drafts.keep({ draft, attempt: drafts.kept(draft.kind)?.attempt ?? null });

export const getKeptEnquiryDraft =
  (drafts: EnquiryDrafts): GetKeptEnquiryDraft =>
  async (kind) =>
    drafts.kept(kind)?.draft ?? null;
