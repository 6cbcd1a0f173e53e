/** Where a form that was stored leads, on the site that sent it, which has the page drawn ahead. */
export const THANK_YOU = '/thank-you';
