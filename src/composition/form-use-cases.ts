import { localEnquiryOutbox } from '../adapters/browser/local-enquiry-outbox';
import { sessionEnquiryDrafts } from '../adapters/browser/session-enquiry-drafts';
import {
  countQueuedEnquiries,
  discardEnquiryDraft,
  discardQueuedEnquiries,
} from '../application/use-cases/enquiries/discard-queued';
import {
  getStoredEnquiryDraft,
  storeEnquiryDraft,
} from '../application/use-cases/enquiries/store-enquiry-draft';

/** One shared instance, because it keeps the drafts in memory when the browser refuses storage. */
export const enquiryDrafts = sessionEnquiryDrafts(() => sessionStorage, Date.now);

export const enquiryOutbox = localEnquiryOutbox(
  () => localStorage,
  // `navigator.locks` may be missing: in insecure contexts, and in Node, which prerenders pages.
  () => (globalThis.navigator as Partial<Navigator> | undefined)?.locks,
  Date.now,
);

/**
 * The use-cases that a form calls before it is submitted. They need no container; only sending an
 * enquiry needs it.
 */
export const formUseCases = {
  storeEnquiryDraft: storeEnquiryDraft(enquiryDrafts),
  getStoredEnquiryDraft: getStoredEnquiryDraft(enquiryDrafts, enquiryOutbox),
  countQueuedEnquiries: countQueuedEnquiries(enquiryOutbox),
  discardQueuedEnquiries: discardQueuedEnquiries(enquiryOutbox),
  discardEnquiryDraft: discardEnquiryDraft(enquiryDrafts),
};
