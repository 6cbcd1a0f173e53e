import { sessionEnquiryDrafts } from '../adapters/browser/session-enquiry-drafts';
import {
  getKeptEnquiryDraft,
  keepEnquiryDraft,
} from '../application/use-cases/enquiries/keep-enquiry-draft';

/** One for all: where storage is refused, drafts live in it. */
export const enquiryDrafts = sessionEnquiryDrafts(() => sessionStorage);

/** What a form asks for as soon as it shows, without the container that only sending needs. */
export const draftUseCases = {
  keepEnquiryDraft: keepEnquiryDraft(enquiryDrafts),
  getKeptEnquiryDraft: getKeptEnquiryDraft(enquiryDrafts),
};
