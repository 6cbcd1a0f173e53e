import type { Core } from '@strapi/strapi';
import { ENQUIRY } from '../enquiries/enquiry';

const PAGE = 500;

/** The filters and the search of a list. */
export interface Found {
  readonly filters?: object;
  readonly _q?: string;
}

/**
 * Yields the enquiries that match, newest first, in pages of at most `PAGE`. Each page continues
 * below the last id, so that an enquiry that arrives meanwhile repeats or hides none.
 */
export async function* foundEnquiries(strapi: Core.Strapi, { filters = {}, _q }: Found) {
  let below: object = {};
  for (;;) {
    const page = await strapi.documents(ENQUIRY).findMany({
      filters: { $and: [filters, below] },
      ...(_q && { _q }),
      sort: 'id:desc',
      limit: PAGE,
    } as object);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    below = { id: { $lt: page.at(-1)?.id } };
  }
}
