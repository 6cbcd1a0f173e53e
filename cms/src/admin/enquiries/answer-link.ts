import type { Enquiry } from './enquiry';

/**
 * Maximum length of the link, because Windows passes only about 2,000 characters to other programs.
 */
const LONGEST = 2_000;
const NEW_LINE = '%0D%0A';
const QUOTE_MARK = '%3E%20';

/** Returns the message as a URL-encoded quotation, cut to at most `room` characters. */
const quotation = (message: string, room: number) => {
  let quote = `${NEW_LINE}${NEW_LINE}${QUOTE_MARK}`;
  for (const character of message.replace(/\r\n?/gu, '\n')) {
    const next = character === '\n' ? NEW_LINE + QUOTE_MARK : encodeURIComponent(character);
    if (quote.length + next.length > room) break;
    quote += next;
  }
  return quote;
};

/** Returns a link that opens the owner's mail program with an answer to the enquiry. */
export const answerLink = ({ email, productTitle, message }: Enquiry) => {
  const subject = productTitle ? `Your enquiry about ${productTitle}` : 'Your enquiry';
  const to = encodeURIComponent(email).replace('%40', '@');
  const link = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  if (!message) return link;
  const withBody = `${link}&body=`;
  return withBody + quotation(message, LONGEST - withBody.length);
};
