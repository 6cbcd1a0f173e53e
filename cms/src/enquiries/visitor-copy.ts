import type { Block, Message } from '../mail/message';
import type { StoredEnquiry } from './enquiry';
import { enquiryNumber } from './enquiry-number';
import { quotable } from './quotable';

/** Maximum number of characters that the copy quotes from each field. */
const LONGEST = { name: 40, about: 80, message: 1000 };

const NEXT = {
  contact: 'We answer messages and enquiries at the address you gave.',
  wholesale: 'We reply with the oils and resins available, their documents and a price.',
} as const;

type Answered = keyof typeof NEXT;

/** Returns whether enquiries of this kind are confirmed by a copy. */
export const hasCopy = (entry: StoredEnquiry) => Object.hasOwn(NEXT, `${entry.kind}`);

/** Returns the subject. It contains nothing that a visitor wrote. */
export const copySubject = (entry: StoredEnquiry, brand: Message['from']) =>
  `${brand.name}: we have your message (${enquiryNumber(entry)})`;

const quotation = (message: string | null): readonly Block[] =>
  message === null
    ? []
    : [
        { kind: 'heading', text: 'You wrote' },
        { kind: 'quotation', text: message },
      ];

/**
 * Returns the e-mail that confirms an enquiry to the address that the visitor gave. It repeats the
 * visitor's words only as far as `quotable` allows, because the address may be a stranger's.
 */
export const visitorCopy = (entry: StoredEnquiry, brand: Message['from']): Message => {
  const name = quotable(entry.name, LONGEST.name);
  const about = [quotable(entry.productTitle, LONGEST.about), entry.volume].filter(Boolean);
  return {
    title: 'We have your message',
    blocks: [
      { kind: 'paragraph', text: name ? `Hello ${name},` : 'Hello,' },
      { kind: 'paragraph', text: 'Thank you for writing. Your message has reached us.' },
      {
        kind: 'facts',
        facts: [
          ['Number', enquiryNumber(entry)],
          ...(about.length > 0 ? [['About', about.join(', ')] as const] : []),
        ],
      },
      ...quotation(quotable(entry.message, LONGEST.message)),
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'paragraph',
        text: `${NEXT[entry.kind as Answered]} If you write to us about it, please give the number.`,
      },
      {
        kind: 'note',
        text: 'You did not write to us? Then someone gave your address by mistake. You need not do anything: this e-mail adds you to no list.',
      },
    ],
    from: brand,
  };
};
