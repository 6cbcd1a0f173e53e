import { addressesIn } from './mail-address';

export interface Mail {
  /** One e-mail address, or several separated by commas. Each address gets its own e-mail. */
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The HTML version. If it is missing, the HTML is the escaped text. */
  readonly html?: string;
  /** Further headers, for example `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

const MAX_SUBJECT = 150;
const MAX_BODY = 200_000;

/** Headers that the CMS sets itself; a caller of `queueMail` must not set them. */
const OWN_HEADERS =
  /^(from|sender|to|cc|bcc|reply-to|return-path|subject|date|message-id|mime-version|content-.*)$/i;

/**
 * Replaces control characters, line breaks and direction marks with spaces, and cuts the text to
 * `MAX_SUBJECT` characters.
 */
const oneLine = (text: string) => {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const signs = Array.from(line);
  return signs.length > MAX_SUBJECT ? `${signs.slice(0, MAX_SUBJECT - 1).join('')}…` : line;
};

// PostgreSQL stores neither NUL nor lone surrogates.
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '');

const checkedBody = (text: string) => {
  if (text.length > MAX_BODY)
    throw new Error(`An e-mail must not be longer than ${MAX_BODY} characters.`);
  return storable(text);
};

const checkedHeaders = (headers: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || OWN_HEADERS.test(name))
      throw new Error(`An e-mail must not have a header ${JSON.stringify(name)} of its own.`);
    if (/\p{Cc}/u.test(value)) throw new Error(`The header ${name} must be one line.`);
  }
  return headers;
};

/** An e-mail to one recipient, as it is stored and sent. */
export interface StoredMail extends Omit<Mail, 'to'> {
  readonly recipient: string;
}

/**
 * Returns one e-mail for each recipient.
 * @throws {Error} when an address, a header or the length is invalid. The message contains no
 * address.
 */
export const validatedMails = (mail: Mail): readonly StoredMail[] => {
  const [replyTo, ...others] = mail.replyTo === undefined ? [] : addressesIn(mail.replyTo);
  if (others.length > 0) throw new Error('An e-mail is answered at one address.');
  const content = {
    ...(replyTo !== undefined && { replyTo }),
    subject: oneLine(mail.subject),
    text: checkedBody(mail.text),
    ...(mail.html !== undefined && { html: checkedBody(mail.html) }),
    ...(mail.headers && { headers: checkedHeaders(mail.headers) }),
  };
  return [...new Set(addressesIn(mail.to))].map((recipient) => ({ recipient, ...content }));
};
