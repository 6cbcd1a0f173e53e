import { ContentError } from '../../application/content-error';
import type { EnquiryInbox } from '../../application/ports/enquiries/enquiry-inbox';
import { type Enquiry, enquiryProblems, sameEnquiry } from '../../domain/enquiries/enquiry';

export interface InMemoryEnquiryInbox extends EnquiryInbox {
  /** All stored enquiries, oldest first, for tests and the developer's console. */
  stored(): readonly Enquiry[];
}

export function inMemoryEnquiryInbox(): InMemoryEnquiryInbox {
  const enquiries = new Map<string, Enquiry>();
  return {
    async send(enquiry) {
      const problems = enquiryProblems(enquiry);
      if (Object.keys(problems).length > 0) return { outcome: 'refused', problems };
      const earlier = enquiries.get(enquiry.key) ?? enquiry;
      if (!sameEnquiry(earlier, enquiry)) throw new ContentError('generic', { status: 409 });
      enquiries.set(enquiry.key, earlier);
      const place = [...enquiries.keys()].indexOf(enquiry.key) + 1;
      return { outcome: 'accepted', number: `SAMPLE-${place}` };
    },
    stored: () => [...enquiries.values()],
  };
}
