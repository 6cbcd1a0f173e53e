import { CONTENT_TYPES } from '../content-types/content-types';
import { ALLOWED_CLAIM_FORMS } from './allowed-claim';
import { ENQUIRY_FORMS } from './enquiry';
import { ORDER_FORMS } from './order';
import type { PanelForms } from './panel-form';
import { SUBSCRIBER_FORMS } from './subscriber';
import { TEXT_FORMS } from './texts';

/**
 * How the panel shows the forms and lists of every content type and component.
 * `test/panel-forms.test.ts` compares them with the schemas.
 */
export const PANEL_FORMS: PanelForms = {
  ...Object.assign({}, ...CONTENT_TYPES.map(({ panel }) => panel)),
  ...ORDER_FORMS,
  ...ALLOWED_CLAIM_FORMS,
  ...ENQUIRY_FORMS,
  ...TEXT_FORMS,
  ...SUBSCRIBER_FORMS,
};
