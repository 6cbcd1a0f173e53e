/** The fields that nodemailer adds to its errors. */
export interface MailError extends Error {
  readonly code?: string;
  /** The SMTP command that failed; `CONN` before the first one, `API` inside nodemailer. */
  readonly command?: string;
  /** The status of the server's reply, for example 550. */
  readonly responseCode?: number;
  /** The server's reply. It may repeat an address or a text of a visitor: never log it. */
  readonly response?: string;
}

/**
 * What the server refused, by SMTP command. Contains only the commands whose refusal concerns the
 * e-mail rather than the server or the account.
 */
const ABOUT_THE_MAIL: Readonly<Record<string, string>> = {
  'RCPT TO': 'the receiver’s address',
  DATA: 'the content',
};

/**
 * Returns whether another attempt would fail too: the server answered 500 or more to the receiver's
 * address or to the content, or nodemailer rejected the e-mail itself. Returns false for a wrong
 * password, because the e-mail can be sent after the owner has corrected the password.
 */
export const isRefusal = ({ code, command = '', responseCode }: MailError) =>
  responseCode === undefined
    ? code === 'EENVELOPE' || code === 'EMESSAGE'
    : responseCode >= 500 && Object.hasOwn(ABOUT_THE_MAIL, command);

const statusOf = ({ responseCode, response = '' }: MailError) => {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return [responseCode, enhanced].filter(Boolean).join(' ');
};

/** Returns a sentence about a failed attempt, for the log. It contains no data of a visitor. */
export const reasonOf = (error: MailError): string => {
  const { code, command = '', responseCode, message } = error;
  if (responseCode === undefined) {
    if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'The e-mail is invalid.';
    // `message` is a text of Node or nodemailer, for example `certificate has expired`.
    const what = code === 'ETLS' ? 'encrypts no connection' : 'cannot be reached';
    return `The mail server ${what}: ${message}.`;
  }
  const status = statusOf(error);
  if (code === 'EAUTH') return `The mail server refused the user or the password (${status}).`;
  const what = ABOUT_THE_MAIL[command] ?? (command === 'MAIL FROM' ? 'the sender’s address' : '');
  if (what) return `The mail server refused ${what} (${status}).`;
  return `The mail server answered ${status} to ${command}.`;
};
