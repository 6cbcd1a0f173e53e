import type { EnquiryInput } from './enquiry';

const ONE_LINE = ['kind', 'name', 'email', 'company', 'product', 'productTitle', 'volume', 'key'];
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

const tidyText = (field: string, text: string) => {
  // PostgreSQL rejects NUL and lone surrogates; no visitor types either.
  const clean = text.toWellFormed().replace(CONTROL_CHARACTERS, '');
  return (ONE_LINE.includes(field) ? clean.replace(/\s+/g, ' ') : clean).trim();
};

/**
 * Returns the enquiry without outer whitespace, line breaks in one-line fields, and empty fields.
 */
export const normalizeEnquiry = (data: object) => {
  const tidied = Object.entries(data).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyText(field, value) : value,
  ]);
  const enquiry = {
    kind: 'contact',
    ...Object.fromEntries(tidied.filter(([, value]) => value !== '' && value != null)),
  };
  // The schema itself checks the content next.
  return enquiry as EnquiryInput;
};
