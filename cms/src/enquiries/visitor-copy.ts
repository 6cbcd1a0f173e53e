import type { Block, Message } from '../mail/message';
import type { StoredEnquiry } from './enquiry';
import { enquiryNumber } from './enquiry-number';
import { linesOf, orderTable } from './order-lines';
import { textWithoutLinks } from './text-without-links';

/** Maximum number of characters that the copy quotes from each field. */
const LONGEST = { name: 40, about: 80, message: 1000 };

/**
 * Returns the name of the single type that holds the text "What happens next" of the visitor's
 * copy; null if this kind of enquiry gets no copy.
 */
export const textsOfCopy = ({ kind }: StoredEnquiry) => {
  if (kind === 'order') return 'enquiry-page';
  return kind === 'contact' || kind === 'wholesale' ? kind : null;
};

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

/** Shown instead of a title that the copy may not repeat. */
const UNNAMED = 'Product';

/** The table of an order. The sender could choose the titles too, so links are refused in them. */
const order = ({ lines }: StoredEnquiry): readonly Block[] => {
  const known = linesOf(lines);
  if (known === null) return [];
  const table = orderTable(known, ({ title }) => textWithoutLinks(title, LONGEST.about) ?? UNNAMED);
  return [
    { kind: 'heading', text: 'You asked for' },
    { kind: 'table', ...table },
  ];
};

/**
 * Returns the e-mail that confirms an enquiry to the address that the visitor gave. It repeats the
 * visitor's words only as far as `textWithoutLinks` allows, because the address may be a
 * stranger's.
 *
 * @param next says what happens next, in the owner's words.
 */
export const visitorCopy = (
  entry: StoredEnquiry,
  brand: Message['from'],
  next: string,
): Message => {
  const name = textWithoutLinks(entry.name, LONGEST.name);
  const about = [textWithoutLinks(entry.productTitle, LONGEST.about), entry.volume].filter(Boolean);
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
      ...order(entry),
      ...quotation(textWithoutLinks(entry.message, LONGEST.message)),
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
