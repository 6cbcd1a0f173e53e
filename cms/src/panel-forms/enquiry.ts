import type { PanelForms } from './panel-form';

export const ENQUIRY_FORMS: PanelForms = {
  'api::enquiry.enquiry': {
    fields: {
      kind: {
        label: 'Kind',
        help: 'The form that was sent: contact, wholesale or newsletter.',
        readOnly: true,
      },
      productTitle: {
        label: 'About',
        help: 'The product from whose page the visitor wrote, such as “Maydi Resin”; empty for a general question.',
        readOnly: true,
      },
      name: {
        label: 'Name',
        help: 'As the visitor wrote it, such as “Zahra Yusuf”; a newsletter entry has none.',
        readOnly: true,
      },
      email: {
        label: 'E-mail',
        help: 'Write your answer to this address from your own mail program: “zahra@example.com”.',
        readOnly: true,
      },
      company: {
        label: 'Company',
        help: 'Asked for in the wholesale form, such as “Yusuf & Daughters”.',
        readOnly: true,
      },
      volume: {
        label: 'Size',
        help: 'The size that the visitor asked about: “Bulk”.',
        readOnly: true,
      },
      message: {
        label: 'Message',
        help: 'As the visitor wrote it: “Do you ship to Oslo?”',
        width: 12,
        readOnly: true,
      },
      product: { hidden: 'The ID of the product. `productTitle` says which one it is.' },
      key: { hidden: 'Prevents that an enquiry is stored twice. It says nothing to a reader.' },
    },
    // A newsletter entry has no name.
    title: 'email',
    list: {
      columns: ['createdAt', 'kind', 'name', 'email', 'productTitle'],
      sortBy: 'createdAt',
      direction: 'DESC',
      pageSize: 50,
      stamps: { createdAt: 'Received' },
    },
  },
};
