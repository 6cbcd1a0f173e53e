import type { PanelForms } from './panel-form';

export const ORDER_FORMS: PanelForms = {
  'api::order.order': {
    fields: {
      products: {
        label: 'Products that come first',
        help: 'Add products and drag them into order: the home page shows the first four, and features the first three rated above 3; products that are not listed follow, oldest first.',
        width: 12,
      },
    },
    // `id` makes Strapi use the content type's name as the heading of the form. By default the
    // heading is a document ID.
    title: 'id',
  },
};
