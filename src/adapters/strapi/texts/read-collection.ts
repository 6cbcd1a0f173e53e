import type { ProblemLog } from '../../../application/ports/problem-log';
import type { StrapiClient } from '../http/strapi-client';
import { readPage } from '../wire/read-list';
import { missingTypeAsNull } from './missing-type-as-null';

/** The CMS's largest page. */
const PAGE_SIZE = 100;
/** A collection of the owner's texts is not longer than this; further pages are not requested. */
const MAX_PAGES = 10;

/**
 * Reads all documents of a collection that a CMS may lack, without filters and sort, because the CMS
 * may also lack the fields that these would name.
 *
 * @returns an empty list where the CMS has no such collection.
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
