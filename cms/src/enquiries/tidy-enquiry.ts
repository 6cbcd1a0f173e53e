import type { EnquiryInput } from './enquiry';

const ONE_LINE = ['kind', 'name', 'email', 'company', 'product', 'productTitle', 'volume', 'key'];
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

const tidyText = (field: string, text: string) => {
  // PostgreSQL rejects NUL and lone surrogates, which no visitor types.
  const clean = text.toWellFormed().replace(CONTROL_CHARACTERS, '');
  return (ONE_LINE.includes(field) ? clean.replace(/\s+/g, ' ') : clean).trim();
};

/**
 * Returns the enquiry without leading and trailing whitespace, control characters, line breaks in
 * one-line fields, and empty fields. A missing kind becomes `contact`.
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
  // The type is not verified here, because the caller validates the values afterwards.
  return enquiry as EnquiryInput;
};
