import type { EnquiryDraft, EnquiryKind } from '../../../domain/enquiries/enquiry';

/**
 * The last draft that was sent, and its idempotency key. The inbox may or may not have received it.
 */
export interface EnquiryAttempt {
  readonly key: string;
  readonly draft: EnquiryDraft;
}

export interface StoredEnquiry {
  readonly draft: EnquiryDraft;
  readonly attempt: EnquiryAttempt | null;
}

/**
 * Drafts that a visitor typed and has not sent yet: one for each kind of form. They survive reloads
 * and back navigation. Storage is optional: an adapter that cannot store a draft does nothing and
 * does not fail.
 */
export interface EnquiryDrafts {
  stored(kind: EnquiryKind): StoredEnquiry | null;
  store(enquiry: StoredEnquiry): void;
  forget(kind: EnquiryKind): void;
}
