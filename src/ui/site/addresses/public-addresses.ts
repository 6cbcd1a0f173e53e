import type { PagedType } from '../../../application/content-types/content-types';
import type { PublicContent, PublicItem } from '../../../application/content-types/public-content';
import { latestFirst } from '../../../domain/shared/parse-moment';
import { CONTENT_ROUTES, ROUTES } from '../routes';
import { documentAddress } from './content-routes';
import { listPageAddress } from './list-pages';

/** An address that has a page. */
export interface PublicAddress {
  readonly address: string;
  /** ISO date and time of the last change of the page's content; `null` when unknown. */
  readonly changedAt: string | null;
  /**
   * Whether search engines may list the page; `false` for the sign-up, thank-you and enquiry pages
   * and for the line sheet.
   */
  readonly isListed: boolean;
}

const UNLISTED: readonly string[] = [
  ROUTES.auth,
  ROUTES.thankYou,
  ROUTES.enquiry,
  ROUTES.lineSheet,
];

const plain = (address: string): PublicAddress => ({
  address,
  changedAt: null,
  isListed: !UNLISTED.includes(address),
});

const PLAIN = [
  ROUTES.about,
  ROUTES.faq,
  ROUTES.contact,
  ROUTES.sustainability,
  ROUTES.wholesale,
  ROUTES.lineSheet,
  ROUTES.auth,
  ROUTES.thankYou,
  ROUTES.enquiry,
] as const;

/** Returns the time of the items' latest change, in ISO format; `null` when unknown. */
const latest = (items: readonly PublicItem[]): string | null =>
  items.reduce<string | null>(
    (last, { changedAt }) => (latestFirst(changedAt, last) < 0 ? changedAt : last),
    null,
  );

/**
 * Returns every address that has a page. The `changedAt` of a list is the most recent change of any
 * of its items; that of home is the most recent change of any item of any list.
 */
export function publicAddresses(content: PublicContent): readonly PublicAddress[] {
  const types = Object.keys(CONTENT_ROUTES) as readonly PagedType[];
  const lists = types.flatMap((type) => {
    const { list } = CONTENT_ROUTES[type];
    if (list === null) return [];
    const { items, pageCount } = content[type];
    const changedAt = latest(items);
    return Array.from({ length: Math.max(1, pageCount) }, (_, place) => ({
      ...plain(listPageAddress(list, place + 1)),
      changedAt,
    }));
  });
  const batches = content.batch.items;
  const batchList =
    batches.length > 0 ? [{ ...plain(ROUTES.batches), changedAt: latest(batches) }] : [];
  const documents = types.flatMap((type) =>
    content[type].items.map(({ id, changedAt }) => ({
      ...plain(documentAddress(type, id)),
      changedAt,
    })),
  );
  // The items that the home page may show. Items of a type without a list are never among them.
  const all = types.flatMap((type) =>
    CONTENT_ROUTES[type].list === null ? [] : content[type].items,
  );
  return [
    { ...plain(ROUTES.home), changedAt: latest(all) },
    ...PLAIN.map(plain),
    ...lists,
    { ...plain(ROUTES.compare), changedAt: latest(content.product.items) },
    ...batchList,
    ...documents,
  ];
}
