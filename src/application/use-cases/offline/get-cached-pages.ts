import type { CachedPage } from '../../cached-page';
import type { CachedPages } from '../../ports/cached-pages';

/** What a visitor without a network can read all the same. */
export const getKeptPages = (pages: CachedPages) => (): Promise<readonly CachedPage[]> =>
  pages.list();
