import type { EnquiryDraft, EnquiryKind } from '../../domain/enquiries/enquiry';

/** What was sent last, and under which key: whether it arrived may be unknown. */
export interface EnquiryAttempt {
  readonly key: string;
  readonly draft: EnquiryDraft;
}

export interface KeptEnquiry {
  readonly draft: EnquiryDraft;
  readonly attempt: EnquiryAttempt | null;
}

/**
 * What a visitor typed and has not sent yet, one draft a kind of form, across reloads and Back.
 * It is a comfort: an adapter that cannot keep anything keeps nothing and does not fail.
 */
export interface EnquiryDrafts {
  kept(kind: EnquiryKind): KeptEnquiry | null;
  keep(kept: KeptEnquiry): void;
  forget(kind: EnquiryKind): void;
}
