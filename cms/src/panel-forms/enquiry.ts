import type { PanelForms } from './panel-form';

export const ENQUIRY_FORMS: PanelForms = {
  'api::enquiry.enquiry': {
    fields: {
      state: {
        label: 'Status',
        help: 'Where you are with it: new, answered, or closed when nothing is left to do.',
      },
      kind: {
        label: 'Kind',
        help: 'The form that was sent: contact, order, wholesale or newsletter.',
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
      quantity: {
        label: 'Quantity',
        help: 'How many pieces the visitor asked about: “6”. An order has a quantity in each line.',
        readOnly: true,
      },
      country: {
        label: 'Country',
        help: 'Where the goods shall go, as the visitor wrote it: “Norway”.',
        readOnly: true,
      },
      orderText: {
        label: 'Order',
        help: 'The products of an order enquiry, with the prices that the visitor saw: “2 × Carterii”.',
        width: 12,
        readOnly: true,
      },
      delivery: {
        label: 'Delivery',
        help: 'What the visitor wrote about the delivery, such as “Oslo 0150, before Eid”.',
        width: 12,
        readOnly: true,
      },
      message: {
        label: 'Message',
        help: 'As the visitor wrote it: “Do you ship to Oslo?”',
        width: 12,
        readOnly: true,
      },
      note: {
        label: 'Your note',
        help: 'Only for you, such as “Sample sent on 3 May”; the visitor never sees it.',
        width: 12,
      },
      product: { hidden: 'The ID of the product. `productTitle` says which one it is.' },
      lines: { hidden: 'The lines of an order as data. `orderText` shows them.' },
      key: { hidden: 'Prevents that an enquiry is stored twice. It says nothing to a reader.' },
    },
    // The heading of an entry is the e-mail address, because a newsletter entry has no name.
    title: 'email',
    list: {
      // If an enquiry names no single product, `src/admin/enquiries/list-columns.tsx` shows the
      // beginning of its order or message in the column `productTitle`.
      columns: ['createdAt', 'kind', 'name', 'productTitle', 'state', 'email'],
      sortBy: 'createdAt',
      direction: 'DESC',
      pageSize: 50,
      stamps: { createdAt: 'Received' },
    },
  },
};
