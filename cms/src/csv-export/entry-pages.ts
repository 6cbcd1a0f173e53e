import type { Core, Data, UID } from '@strapi/strapi';

const PAGE = 500;

/** The filters and the search of a list, as the document service takes them. */
export interface EntryFilter {
  readonly filters?: object;
  readonly _q?: string;
}

/**
 * Yields the matching entries of a content type, newest first, in pages of at most `PAGE`. Finds
 * the start of each page by the last id of the page before it. With page numbers, an entry that is
 * added or deleted during the export would make another entry appear twice or not at all.
 */
export async function* entryPages<Uid extends UID.ContentType>(
  strapi: Core.Strapi,
  uid: Uid,
  { filters = {}, _q }: EntryFilter,
) {
  let below: object = {};
  for (;;) {
    const page: Data.ContentType<Uid>[] = await strapi.documents(uid).findMany({
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
