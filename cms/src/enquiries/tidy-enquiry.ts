import type { EnquiryInput } from './enquiry';

const ONE_LINE = ['kind', 'name', 'email', 'company', 'product', 'productTitle', 'volume', 'key'];
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

const tidyText = (field: string, text: string) => {
  // PostgreSQL refuses NUL and half a surrogate pair; neither is something a visitor typed.
  const clean = text.toWellFormed().replace(CONTROL_CHARACTERS, '');
  return (ONE_LINE.includes(field) ? clean.replace(/\s+/g, ' ') : clean).trim();
};

/** The enquiry without outer blanks, line breaks in one-line fields, and fields that say nothing. */
export const tidyEnquiry = (data: object) => {
  const tidied = Object.entries(data).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyText(field, value) : value,
  ]);
  const enquiry = {
    kind: 'contact',
    ...Object.fromEntries(tidied.filter(([, value]) => value !== '' && value != null)),
  };
  // What it holds is checked next, by the schema itself.
  return enquiry as EnquiryInput;
};
