import type { PublicContent, PublicItem, PublicList } from '../../../application/public-content';
import { latestFirst } from '../../../domain/shared/moment';
import { postAddress, productAddress, ROUTES } from '../routes';
import { listPageAddress } from './list-pages';

/** An address that has a page. */
export interface PublicAddress {
  readonly address: string;
  /** ISO date and time of its content's last change; `null` when unknown. */
  readonly changedAt: string | null;
  /** Whether search engines may list it. The sign-up and thank-you pages are not listed. */
  readonly isListed: boolean;
}

const UNLISTED: readonly string[] = [ROUTES.auth, ROUTES.thankYou];

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
  ROUTES.auth,
  ROUTES.thankYou,
] as const;

/** The latest change of several items, in ISO form. */
const latest = (items: readonly PublicItem<unknown>[]): string | null =>
  items.reduce<string | null>(
    (last, { changedAt }) => (latestFirst(changedAt, last) < 0 ? changedAt : last),
    null,
  );

/** A list changes with any of its items. */
function listPages(list: string, { items, pageCount }: PublicList<unknown>) {
  const changedAt = latest(items);
  return Array.from({ length: Math.max(1, pageCount) }, (_, place) => ({
    ...plain(listPageAddress(list, place + 1)),
    changedAt,
  }));
}

const details = <Id>({ items }: PublicList<Id>, addressOf: (id: Id) => string) =>
  items.map(({ id, changedAt }) => ({ ...plain(addressOf(id)), changedAt }));

/** Every address that has a page. */
export const publicAddresses = ({ products, posts }: PublicContent): readonly PublicAddress[] => [
  { ...plain(ROUTES.home), changedAt: latest([...products.items, ...posts.items]) },
  ...PLAIN.map(plain),
  ...listPages(ROUTES.products, products),
  { ...plain(ROUTES.compare), changedAt: latest(products.items) },
  ...listPages(ROUTES.blog, posts),
  ...details(products, productAddress),
  ...details(posts, postAddress),
];
