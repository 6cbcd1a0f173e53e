import { wired } from './use-case-table';
import { hasPage } from './use-cases/publishing/has-page';
import { listPublicChanges } from './use-cases/publishing/list-public-changes';
import { listPublicContent } from './use-cases/publishing/list-public-content';

/** What drawing the site ahead of its visitors asks for. No page of it has them. */
export const PUBLISHING_USE_CASES = {
  listPublicContent: wired(listPublicContent, 'productCatalogue', 'blog'),
  listPublicChanges: wired(listPublicChanges, 'productCatalogue', 'blog'),
};

/** What rendering a page asks for beside what the page itself does. */
export const RENDERING_USE_CASES = { hasPage: wired(hasPage, 'productCatalogue', 'blog') };
