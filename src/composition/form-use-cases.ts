import { localEnquiryOutbox } from '../adapters/browser/local-enquiry-outbox';
import { sessionEnquiryDrafts } from '../adapters/browser/session-enquiry-drafts';
import {
  countWaitingEnquiries,
  discardEnquiryDraft,
  discardWaitingEnquiries,
} from '../application/use-cases/enquiries/discard-queued';
import {
  getKeptEnquiryDraft,
  keepEnquiryDraft,
} from '../application/use-cases/enquiries/store-enquiry-draft';

/** One for all: where storage is refused, drafts live in it. */
export const enquiryDrafts = sessionEnquiryDrafts(() => sessionStorage, Date.now);

export const enquiryOutbox = localEnquiryOutbox(
  () => localStorage,
  // Known on secure addresses only, and in no Node that draws pages.
  () => (globalThis.navigator as Partial<Navigator> | undefined)?.locks,
  Date.now,
);

/**
 * The use cases that a form calls as soon as it is rendered. They need no container; only sending
 * does.
 */
export const formUseCases = {
  keepEnquiryDraft: keepEnquiryDraft(enquiryDrafts),
  getKeptEnquiryDraft: getKeptEnquiryDraft(enquiryDrafts, enquiryOutbox),
  countWaitingEnquiries: countWaitingEnquiries(enquiryOutbox),
  discardWaitingEnquiries: discardWaitingEnquiries(enquiryOutbox),
  discardEnquiryDraft: discardEnquiryDraft(enquiryDrafts),
};
