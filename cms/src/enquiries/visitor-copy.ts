import type { Block, Message } from '../mail/message';
import type { StoredEnquiry } from './enquiry';
import { enquiryNumber } from './enquiry-number';
import { quotable } from './quotable';

/** Maximum number of characters that the copy quotes from each field. */
const LONGEST = { name: 40, about: 80, message: 1000 };

/**
 * Returns the single type whose field says in the copy what happens next; null for a kind of
 * enquiry that no copy confirms.
 */
export const textsOfCopy = ({ kind }: StoredEnquiry) =>
  kind === 'contact' || kind === 'wholesale' ? kind : null;

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
 *
 * @param next says what happens next, in the owner's words.
 */
export const visitorCopy = (
  entry: StoredEnquiry,
  brand: Message['from'],
  next: string,
): Message => {
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
      { kind: 'paragraph', text: next },
      { kind: 'paragraph', text: 'If you write to us about it, please give the number.' },
      {
        kind: 'note',
        text: 'You did not write to us? Then someone gave your address by mistake. You need not do anything: this e-mail adds you to no list.',
      },
    ],
    from: brand,
  };
};
