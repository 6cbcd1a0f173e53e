/**
 * Where the response to a stored form redirects to, on the site that sent it. The site prerenders
 * this page.
 */
export const THANK_YOU = '/thank-you';
