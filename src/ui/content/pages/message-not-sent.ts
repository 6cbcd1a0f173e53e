/**
 * The texts of the error page of a form that the browser posted itself, without JavaScript.
 */
export const messageNotSent = {
  heading: 'Your message was not sent',
  /** The reason, by the HTTP status of the response. */
  why: {
    502: 'The part of this site that takes messages does not answer right now. Nothing was stored.',
    429: 'There were many messages in a short time. Nothing was stored. Please wait a minute before you send it again.',
    413: 'It is longer than this site can take. Nothing was stored. Please shorten it before you send it again.',
  },
  keep: 'Your browser’s Back button leads to the form, where what you typed still stands. Copy it from there if you want to be sure to keep it, or send it again later.',
  /** Shown before the e-mail address and the telephone number. */
  otherWays: 'You can also reach us directly:',
} as const;
