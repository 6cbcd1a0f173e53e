import type { ProblemLog } from '../../../application/ports/problem-log';
import type { StrapiClient } from '../http/strapi-client';
import { readPage } from '../wire/read-list';
import { missingTypeAsNull } from './missing-type-as-null';

/** The CMS's largest page size. */
const PAGE_SIZE = 100;
/**
 * Maximum number of pages to request. No real site has more than 1,000 documents of these types.
 */
const MAX_PAGES = 10;

/**
 * Reads all documents of a collection, at most 1,000. The queries have no filters and no sort,
 * because a CMS may lack the fields that they would name.
 *
 * @returns an empty list where the CMS lacks the collection or does not let visitors read it.
 * @throws ContentError for any other failure.
 */
export async function readCollection<Item>(
  client: StrapiClient,
  path: string,
  toItem: (value: unknown) => Item,
  what: string,
  log: ProblemLog,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let pageCount = 1;
  for (let number = 1; number <= Math.min(pageCount, MAX_PAGES); number += 1) {
    const query = { populate: '*', pagination: { page: number, pageSize: PAGE_SIZE } };
    const answer = await missingTypeAsNull(() => client.call('GET', path, { query }));
    if (answer === null) return [];
    const page = readPage(answer, toItem, what, log);
    items.push(...page.items);
    ({ pageCount } = page);
  }
  return items;
}
