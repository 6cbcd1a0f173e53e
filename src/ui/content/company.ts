/** Labels of the details that a company must publish by law about itself and its products. */
export const companyLabels = {
  legalName: 'Company',
  postalAddress: 'Address',
  registerNumber: 'Register',
  taxNumber: 'Tax number',
  email: 'E-mail',
  telephone: 'Telephone',
  maker: 'Made by',
  euResponsible: 'Responsible in the EU',
} as const;

export const whatsAppLabels = { name: 'WhatsApp', ask: 'Ask on WhatsApp' } as const;
