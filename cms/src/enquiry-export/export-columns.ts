import { ENQUIRY } from '../enquiries/enquiry';
import { ENQUIRY_FORMS } from '../panel-forms/enquiry';
import { isShown } from '../panel-forms/panel-form';

const FIELDS = [
  'kind',
  'name',
  'email',
  'company',
  'productTitle',
  'volume',
  'quantity',
  'orderText',
  'country',
  'delivery',
  'message',
  'state',
  'note',
];

const labelOf = (name: string) => {
  const field = ENQUIRY_FORMS[ENQUIRY]?.fields[name];
  return field && isShown(field) ? field.label : name;
};

/** The columns of the exported file, with the labels of the panel. */
export const EXPORT_COLUMNS = [
  { key: 'createdAt', header: 'Received (UTC)' },
  ...FIELDS.map((key) => ({ key, header: labelOf(key) })),
];
