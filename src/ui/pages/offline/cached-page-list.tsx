import { ArrowLink } from '../../components/actions/arrow-link';
import { brand } from '../../content/brand';
import { offline } from '../../content/pages/offline';
import { useCachedPages } from './use-cached-pages';

/** Suffix of every page title. */
const TITLE_SUFFIX = ` – ${brand.name}`;

/** The cached pages, which open without a network, or a message that there are none. */
export function CachedPageList() {
  const pages = useCachedPages();
  if (pages === null) return <p role="status">{offline.looking}</p>;
  if (pages.length === 0) return <p role="status">{offline.noneCached}</p>;
  return (
    <ul>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <ArrowLink href={path}>{title.replace(TITLE_SUFFIX, '')}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
