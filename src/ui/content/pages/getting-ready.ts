/** The texts of the page that visitors see until the site is first published. */
export const gettingReady = {
  heading: 'We are getting the site ready',
  /** The page reloads by itself every few seconds, as this text promises. */
  lead: 'Please come back in a few minutes. If you stay, the page opens by itself as soon as it is ready.',
  /** Shown before the e-mail address and the telephone number. */
  otherWays: 'You can reach us directly meanwhile:',
} as const;
