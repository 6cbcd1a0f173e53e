import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { CONTACT } from '../../src/adapters/embedded/texts/contact';
import { ENQUIRY_PAGE } from '../../src/adapters/embedded/texts/enquiry-page';
import { THANK_YOU } from '../../src/adapters/embedded/texts/thank-you';
import { aShippedQuestion } from '../builders/a-shipped-question';

/**
 * One page of each kind on the site with the sample catalogue: its path, and text that it shows.
 */
export const PUBLIC_PAGES: readonly (readonly [path: string, words: string])[] = [
  ['/', 'Frankincense Carterii, Ten ml'],
  ['/about', 'About Us'],
  ['/product', 'Frankincense Resin Tears'],
  ['/product-detail/frankincense-carterii-ten-ml', 'Frankincense Roll-on Blend'],
  ['/compare', 'The same for both'],
  ['/blog', 'How many cuts'],
  ['/blog-detail/how-a-tear-forms', 'The wait'],
  ['/batch', 'SN-2026-014'],
  ['/batch/SN-2026-014', 'What the figures mean'],
  ['/faq', aShippedQuestion('how-do-i-use-it').question],
  ['/contactus', CONTACT.title],
  ['/enquiry', ENQUIRY_PAGE.title],
  ['/sustainability', 'Sustainability'],
  ['/wholesale', 'Wholesale'],
  ['/wholesale/line-sheet', 'Prices as of'],
  ['/auth', SITE_DETAILS.name],
  ['/thank-you', THANK_YOU.title],
];
