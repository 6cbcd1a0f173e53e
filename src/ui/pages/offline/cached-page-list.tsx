import { ArrowLink } from '../../components/actions/arrow-link';
import { titleEnding } from '../../content/meta/page-meta';
import { offline } from '../../content/pages/offline';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { useCachedPages } from './use-cached-pages';

/** The cached pages, which open without a network, or a message that there are none. */
export function CachedPageList() {
  const pages = useCachedPages();
  const ending = titleEnding(useSiteDetails().name);
  if (pages === null) return <p role="status">{offline.looking}</p>;
  if (pages.length === 0) return <p role="status">{offline.noneCached}</p>;
  return (
    <ul>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <ArrowLink href={path}>{title.replace(ending, '')}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
