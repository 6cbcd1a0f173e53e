import type { PublicContent } from '../../public-content';

/**
 * What the CMS's clock had told at the least when this was read, in ms since 1970: of all lists, which
 * have one clock; 0 where no item tells its time.
 */
export const newestChange = ({ products, posts }: PublicContent): number =>
  [...products.items, ...posts.items].reduce(
    (newest, { changedAt }) =>
      Math.max(newest, changedAt === null ? 0 : Date.parse(changedAt) || 0),
    0,
  );
