import { wired } from './use-case-table';
import { hasPage } from './use-cases/publishing/has-page';
import { listPublicChanges } from './use-cases/publishing/list-public-changes';
import { listPublicContent } from './use-cases/publishing/list-public-content';

/** Use-cases for prerendering the site. No page uses them. */
export const PUBLISHING_USE_CASES = {
  listPublicContent: wired(listPublicContent, 'productCatalogue', 'blog'),
  listPublicChanges: wired(listPublicChanges, 'productCatalogue', 'blog'),
};

/** Use-cases that the renderer needs beside those of the page. */
export const RENDERING_USE_CASES = { hasPage: wired(hasPage, 'productCatalogue', 'blog') };
