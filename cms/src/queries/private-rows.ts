import type { Rows } from './allowed-row';
import { ENTRY } from './shared-allowlist-fields';

/** The allowed queries on content types that visitors may not read. */
export const PRIVATE_ROWS = {
  // Visitors may only create enquiries. A custom API token with the right to read enquiries may
  // page through them and sort them, but not filter them.
  'api::enquiry.enquiry': {
    parameters: { find: ['pagination', 'sort'], findOne: [], create: [], update: [], delete: [] },
    fields: {
      ...ENTRY,
      kind: 'unfiltered',
      name: 'unfiltered',
      email: 'unfiltered',
      company: 'unfiltered',
      message: 'unfiltered',
      product: 'unfiltered',
      productTitle: 'unfiltered',
      volume: 'unfiltered',
      quantity: 'unfiltered',
      country: 'unfiltered',
      delivery: 'unfiltered',
      lines: 'unfiltered',
      orderText: 'unfiltered',
      state: 'unfiltered',
      note: 'unfiltered',
    },
    populate: {},
  },
  // The content type Order contains the manual order of the products. Only callers with full access
  // may query it, because it lists drafts too.
  'api::order.order': {
    parameters: { find: [], findOne: [], create: [], update: [], delete: [] },
    fields: ENTRY,
    populate: {},
  },
  // Only callers with full access may query the allowed claims. They are the sentences that the
  // brand may publish only with a reason.
  'api::allowed-claim.allowed-claim': {
    parameters: { find: [], findOne: [], create: [], update: [], delete: [] },
    fields: ENTRY,
    populate: {},
  },
} satisfies Rows;
