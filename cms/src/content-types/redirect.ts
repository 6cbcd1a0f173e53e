import { PUBLISHED, READING } from '../queries/shared-allowlist-fields';
import { contentType } from './content-type';

export const redirect = contentType('api::redirect.redirect', {
  queries: {
    parameters: READING,
    fields: { ...PUBLISHED, from: 'unfiltered', to: 'unfiltered' },
    populate: {},
  },
  panel: {
    'api::redirect.redirect': {
      fields: {
        from: {
          label: 'Old address',
          help: 'What stands after the name of the site, without a question mark, up to 200 characters: “/old-shop”.',
          width: 12,
        },
        to: {
          label: 'New address',
          help: 'A page of the site, such as “/product”, or an address that begins with https://; up to 500 characters.',
          width: 12,
        },
      },
      title: 'from',
      list: {
        columns: ['from', 'to', 'updatedAt'],
        sortBy: 'from',
        direction: 'ASC',
        pageSize: 50,
      },
    },
  },
});
