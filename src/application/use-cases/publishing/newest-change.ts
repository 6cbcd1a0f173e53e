import type { PublicContent } from '../../public-content';

/**
 * The newest `changedAt` of all lists, in ms since 1970: the time that the CMS's clock had reached
 * at least when the lists were read. All lists share that clock. 0 when no item has a valid time.
 */
export const newestChange = ({ products, posts }: PublicContent): number =>
  [...products.items, ...posts.items].reduce(
    (newest, { changedAt }) =>
      Math.max(newest, changedAt === null ? 0 : Date.parse(changedAt) || 0),
    0,
  );
