import type { Enquiry } from './enquiry';

/** Windows passes on about 2,000 characters of such a link. */
const QUOTED = 1_000;

/** Returns a link that opens the owner's mail program with an answer to the enquiry. */
export const answerLink = ({ email, productTitle, message }: Enquiry) => {
  const subject = productTitle ? `Your enquiry about ${productTitle}` : 'Your enquiry';
  const quote = (message ?? '').slice(0, QUOTED).replace(/^/gmu, '> ');
  const to = encodeURIComponent(email).replace('%40', '@');
  const body = message
    ? `&body=${encodeURIComponent(`\n\n${quote}`.replaceAll('\n', '\r\n'))}`
    : '';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`;
};
