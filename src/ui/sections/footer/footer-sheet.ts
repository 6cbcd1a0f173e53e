import { callToActionStyle } from './call-to-action-style';
import { footerContactStyle } from './footer-contact-style';
import { footerGroupStyle } from './footer-group-style';
import { footerStyle } from './footer-style';
import { socialPagesStyle } from './social-pages-style';

/**
 * The footer's styles, keyed by class name. The footer is below the first screen: the build writes
 * its styles into the deferred stylesheet instead of the head of every page.
 */
export const footerSheet = {
  'footer-cta': callToActionStyle,
  'footer-contact': footerContactStyle,
  'footer-group': footerGroupStyle,
  'social-pages': socialPagesStyle,
  'site-footer': footerStyle,
} as const;
