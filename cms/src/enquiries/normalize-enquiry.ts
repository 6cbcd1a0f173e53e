import type { EnquiryInput } from './enquiry';
import { linesOf, orderText } from './order-lines';
import { tidyLine, tidyText } from './tidy-text';

const SEVERAL_LINES = ['message', 'delivery'];

const tidied = (field: string, value: unknown) => {
  if (field === 'lines') return linesOf(value) ?? value;
  if (typeof value !== 'string') return value;
  const text = SEVERAL_LINES.includes(field) ? tidyText(value) : tidyLine(value);
  // A form without JavaScript sends numbers as text.
  return field === 'quantity' && /^\d{1,6}$/.test(text) ? Number(text) : text;
};

/**
 * Returns the enquiry without leading and trailing whitespace, control characters, line breaks in
 * one-line fields, and empty fields. A missing kind becomes `contact`. Adds the lines of an order
 * as text.
 */
export const normalizeEnquiry = (data: object) => {
  const entries = Object.entries(data).map(([field, value]) => [field, tidied(field, value)]);
  const fields = Object.fromEntries(entries.filter(([, value]) => value !== '' && value != null));
  const lines = linesOf(fields.lines);
  const enquiry = {
    kind: 'contact',
    ...fields,
    ...(lines !== null && { orderText: orderText(lines) }),
  };
  // The type is not verified here, because the caller validates the values afterwards.
  return enquiry as EnquiryInput;
};
