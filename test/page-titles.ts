import { SITE_DETAILS } from '../src/adapters/embedded/embedded-site-details';
import { homeTitle } from '../src/ui/content/meta/home';
import { meta } from '../src/ui/content/meta/meta';
import { titleOf } from '../src/ui/content/meta/page-meta';

/** The whole document title of each page. */
export const TITLES = {
  ...(Object.fromEntries(
    Object.entries(meta).map(([page, { title }]) => [page, titleOf(title, SITE_DETAILS.name)]),
  ) as Record<keyof typeof meta, string>),
  home: homeTitle(SITE_DETAILS),
};
