/**
 * Path of the page to which the response to a stored form redirects. The site prerenders this page.
 */
export const THANK_YOU = '/thank-you';
