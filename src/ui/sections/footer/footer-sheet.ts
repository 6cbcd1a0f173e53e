import { callToActionStyle } from './call-to-action-style';
import { footerContactStyle } from './footer-contact-style';
import { footerGroupStyle } from './footer-group-style';
import { footerStyle } from './footer-style';
import { socialPagesStyle } from './social-pages-style';

/**
 * The styles of the foot of every page, by the classes that wear them. No first screen shows it: a build
 * writes them into the sheet at a page's end, and no page carries them in its head.
 */
export const footerSheet = {
  'footer-cta': callToActionStyle,
  'footer-contact': footerContactStyle,
  'footer-group': footerGroupStyle,
  'social-pages': socialPagesStyle,
  'site-footer': footerStyle,
} as const;
