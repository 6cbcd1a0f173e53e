/**
 * The texts of the error page for a page that cannot be rendered because the CMS is unavailable.
 */
export const unavailable = {
  title: 'This page is not available right now',
  lead: 'Please reload it in a minute, or write to us:',
} as const;
