import { SITE_DETAILS } from '../src/adapters/embedded/embedded-site-details';
import { homeTitle } from '../src/ui/content/meta/home';
import { titleOf } from '../src/ui/content/meta/page-meta';
import { PAGE_META } from './page-meta';

/** The whole document title of each page. */
export const TITLES = {
  ...(Object.fromEntries(
    Object.entries(PAGE_META).map(([page, { title }]) => [page, titleOf(title, SITE_DETAILS.name)]),
  ) as Record<keyof typeof PAGE_META, string>),
  home: homeTitle(SITE_DETAILS),
};
