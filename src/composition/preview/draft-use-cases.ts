import { localEnquiryOutbox } from '../../adapters/browser/local-enquiry-outbox';
import { sessionEnquiryDrafts } from '../../adapters/browser/session-enquiry-drafts';
import {
  countWaitingEnquiries,
  discardEnquiryDraft,
  discardWaitingEnquiries,
} from '../../application/use-cases/enquiries/discard-kept';
import {
  getKeptEnquiryDraft,
  keepEnquiryDraft,
} from '../../application/use-cases/enquiries/keep-enquiry-draft';

/** One for all: where storage is refused, drafts live in it. */
export const enquiryDrafts = sessionEnquiryDrafts(() => sessionStorage, Date.now);

export const enquiryOutbox = localEnquiryOutbox(
  () => localStorage,
  // Known on secure addresses only, and in no Node that draws pages.
  () => (globalThis.navigator as Partial<Navigator> | undefined)?.locks,
  Date.now,
);

/** What a form asks for as soon as it shows, without the container that only sending needs. */
export const draftUseCases = {
  keepEnquiryDraft: keepEnquiryDraft(enquiryDrafts),
  getKeptEnquiryDraft: getKeptEnquiryDraft(enquiryDrafts, enquiryOutbox),
  countWaitingEnquiries: countWaitingEnquiries(enquiryOutbox),
  discardWaitingEnquiries: discardWaitingEnquiries(enquiryOutbox),
  discardEnquiryDraft: discardEnquiryDraft(enquiryDrafts),
};
