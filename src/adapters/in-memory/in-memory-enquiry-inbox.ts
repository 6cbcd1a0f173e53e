import type { EnquiryInbox } from '../../application/ports/enquiry-inbox';
import { type Enquiry, enquiryProblems } from '../../domain/enquiry';

export interface InMemoryEnquiryInbox extends EnquiryInbox {
  /** What has been stored, oldest first: for tests and for a developer's console. */
  stored(): readonly Enquiry[];
}

export function inMemoryEnquiryInbox(): InMemoryEnquiryInbox {
  const enquiries = new Map<string, Enquiry>();
  return {
    async send(enquiry) {
      const problems = enquiryProblems(enquiry);
      if (Object.keys(problems).length > 0) return { outcome: 'refused', problems };
      if (!enquiries.has(enquiry.key)) enquiries.set(enquiry.key, enquiry);
      return { outcome: 'accepted' };
    },
    stored: () => [...enquiries.values()],
  };
}
