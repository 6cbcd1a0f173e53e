import { callToActionStyle } from './call-to-action-style';
import { footerContactStyle } from './footer-contact-style';
import { footerGroupStyle } from './footer-group-style';
import { footerStyle } from './footer-style';
import { socialPagesStyle } from './social-pages-style';

/**
 * The footer's styles, keyed by class name. The build writes them into the deferred stylesheet
 * instead of the head of every page, because the footer is below the first screen.
 */
export const footerSheet = {
  'footer-cta': callToActionStyle,
  'footer-contact': footerContactStyle,
  'footer-group': footerGroupStyle,
  'social-pages': socialPagesStyle,
  'site-footer': footerStyle,
} as const;
