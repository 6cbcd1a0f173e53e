/** The words of the page that stands where none could be drawn, for as long as the CMS is away. */
export const unavailable = {
  title: 'This page is not available right now',
  lead: 'Please reload it in a minute, or write to us:',
} as const;
