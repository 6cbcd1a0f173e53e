import type { CachedPage } from '../../cached-page';
import type { CachedPages } from '../../ports/cached-pages';

/** The pages that a visitor can read offline. */
export const getCachedPages = (pages: CachedPages) => (): Promise<readonly CachedPage[]> =>
  pages.list();
