import { type Enquiry, type EnquiryProblems, enquiryProblems } from '../../domain/enquiry';
import type { EnquiryInbox, EnquiryReceipt } from '../ports/enquiry-inbox';
import type { Notifier } from '../ports/notifier';

/** Resolves with what is wrong, if anything; rejects with a `ContentError` when not stored. */
export type SendEnquiry = (enquiry: Enquiry) => Promise<EnquiryReceipt>;

const hasProblems = (problems: EnquiryProblems): boolean => Object.keys(problems).length > 0;

const trimmed = (enquiry: Enquiry): Enquiry => ({
  ...enquiry,
  name: enquiry.name.trim(),
  email: enquiry.email.trim(),
  company: enquiry.company.trim(),
  message: enquiry.message.trim(),
});

export const sendEnquiry =
  (inbox: EnquiryInbox, notifier: Notifier): SendEnquiry =>
  async (enquiry) => {
    const problems = enquiryProblems(enquiry);
    if (hasProblems(problems)) return { outcome: 'refused', problems };
    const receipt = await inbox.send(trimmed(enquiry));
    if (receipt.outcome === 'accepted') {
      const message =
        enquiry.kind === 'newsletter' ? 'You are on the list' : 'Your message has been sent';
      notifier.show({ type: 'success', message });
    }
    return receipt;
  };
