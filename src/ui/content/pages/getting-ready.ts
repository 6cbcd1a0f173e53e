/** The words of the page that visitors see while the site is published for the first time. */
export const gettingReady = {
  heading: 'We are getting the site ready',
  /** It is so: the page is loaded anew after some seconds. */
  lead: 'Please come back in a few minutes. If you stay, the page opens by itself as soon as it is ready.',
  /** Before the e-mail address and the telephone number. */
  otherWays: 'You can reach us directly meanwhile:',
} as const;
