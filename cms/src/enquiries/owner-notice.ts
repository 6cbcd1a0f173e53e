import type { Block, Message } from '../mail/message';
import type { StoredEnquiry } from './enquiry';
import { ENQUIRY } from './enquiry';
import { enquiryNumber } from './enquiry-number';
import { enquirySubject } from './enquiry-subject';
import type { Notice } from './notice-limit';
import { linesOf, orderTable } from './order-lines';

const FACTS = [
  ['Name', 'name'],
  ['E-mail', 'email'],
  ['Company', 'company'],
  ['Product', 'productTitle'],
  ['Volume', 'volume'],
  ['Quantity', 'quantity'],
  ['Country', 'country'],
  ['Delivery', 'delivery'],
] as const;

const remarks = ({ unannounced, isLast }: Notice, perHour: number): Block[] => [
  ...(unannounced > 0
    ? [
        {
          kind: 'note' as const,
          text: `Enquiries stored since the last notice, and not told of by e-mail: ${unannounced}.`,
        },
      ]
    : []),
  ...(isLast
    ? [
        {
          kind: 'note' as const,
          text: `No more than ${perHour} notices go out in an hour: what comes now is in the admin panel.`,
        },
      ]
    : []),
];

export interface NoticeContext {
  readonly notice: Notice;
  readonly perHour: number;
  readonly brand: Message['from'];
  /** Address of the admin panel, or null when this CMS does not serve one. */
  readonly panelUrl: string | null;
}

/** Returns the e-mail that tells the owner of an enquiry, with all that the visitor wrote. */
export const ownerNotice = (
  entry: StoredEnquiry,
  { notice, perHour, brand, panelUrl }: NoticeContext,
): Message => {
  const facts = FACTS.flatMap(([label, field]) =>
    entry[field] ? [[label, String(entry[field])] as const] : [],
  );
  const lines = linesOf(entry.lines);
  const url = `${panelUrl}/content-manager/collection-types/${ENQUIRY}/${entry.documentId}`;
  return {
    title: enquirySubject(entry),
    blocks: [
      ...remarks(notice, perHour),
      { kind: 'facts', facts: [...facts, ['Number', enquiryNumber(entry)]] },
      ...(lines ? [{ kind: 'table' as const, ...orderTable(lines) }] : []),
      ...(entry.message ? [{ kind: 'quotation' as const, text: entry.message }] : []),
      ...(panelUrl === null
        ? []
        : [{ kind: 'link' as const, label: 'Open it in the admin panel', url }]),
      { kind: 'note', text: `Your reply to this e-mail goes to ${entry.email}.` },
    ],
    from: brand,
  };
};
