import type { Page } from '../../../domain/shared/page';
import type { PublicItem, PublicList } from '../../public-content';

/** As many as a CMS answers at once. */
const PAGE_SIZE = 100;

/** As many as a CMS answers without making its visitors wait. */
const PAGES_AT_ONCE = 4;

type Listed<Id> = Pick<PublicItem<Id>, 'id' | 'changedAt' | 'title'>;
type Found<Id> = Page<Listed<Id>> & { readonly lacks?: readonly string[] };

export type Search<Id> = (page: {
  readonly page: number;
  readonly pageSize: number;
  readonly changedSince?: string;
}) => Promise<Found<Id>>;

/** Every item once, also when the list moved between two answers. */
export async function allOf<Id>(
  search: Search<Id>,
  visitorsPageSize: number,
): Promise<PublicList<Id>> {
  const read = (page: number) => search({ page, pageSize: PAGE_SIZE });
  const answers = [await read(1)];
  const last = () => answers.at(-1) as Found<Id>;
  while (answers.length < last().pageCount) {
    const next = answers.length + 1;
    const count = Math.min(PAGES_AT_ONCE, last().pageCount - answers.length);
    answers.push(...(await Promise.all(Array.from({ length: count }, (_, at) => read(next + at)))));
  }
  const items = answers
    .flatMap((answer) => answer.items)
    .map((item): [Id, PublicItem<Id>] => {
      const { id, changedAt, title } = item;
      return [id, { id, changedAt, title, asListed: JSON.stringify(item) }];
    });
  const { total, lacks = [] } = last();
  return {
    items: [...new Map(items).values()],
    pageCount: Math.ceil(total / visitorsPageSize),
    total,
    lacks: JSON.stringify(lacks),
  };
}
