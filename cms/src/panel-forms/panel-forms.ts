import { BLOG_FORMS } from './blog';
import { ENQUIRY_FORMS } from './enquiry';
import { LAW_PAGE_FORMS } from './law-page';
import { ORDER_FORMS } from './order';
import type { PanelForms } from './panel-form';
import { PRODUCT_FORMS } from './product';
import { QUESTION_FORMS } from './question';
import { REDIRECT_FORMS } from './redirect';
import { SITE_FORMS } from './site';
import { SUBSCRIBER_FORMS } from './subscriber';
import { TESTIMONIAL_FORMS } from './testimonial';
import { TEXT_FORMS } from './texts';

/**
 * How the panel shows the forms and lists of every content type and component.
 * `test/panel-forms.test.ts` compares them with the schemas.
 */
export const PANEL_FORMS: PanelForms = {
  ...PRODUCT_FORMS,
  ...BLOG_FORMS,
  ...ORDER_FORMS,
  ...ENQUIRY_FORMS,
  ...TESTIMONIAL_FORMS,
  ...QUESTION_FORMS,
  ...LAW_PAGE_FORMS,
  ...REDIRECT_FORMS,
  ...SITE_FORMS,
  ...TEXT_FORMS,
  ...SUBSCRIBER_FORMS,
};
