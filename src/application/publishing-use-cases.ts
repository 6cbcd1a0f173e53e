import { wired } from './use-case-table';
import { listPublicChanges } from './use-cases/publishing/list-public-changes';
import { listPublicContent } from './use-cases/publishing/list-public-content';

/** What drawing the site ahead of its visitors asks for. No page of it has them. */
export const PUBLISHING_USE_CASES = {
  listPublicContent: wired(listPublicContent, 'productCatalogue', 'blog'),
  listPublicChanges: wired(listPublicChanges, 'productCatalogue', 'blog'),
};
