import { ArrowLink } from '../../components/actions/arrow-link';
import { brand } from '../../content/brand';
import { offline } from '../../content/notices/offline';
import { useKeptPages } from './use-cached-pages';

/** Every title ends with it. */
const ENDING = ` – ${brand.name}`;

/** The pages that open without a network, or plainly that there are none. */
export function KeptList() {
  const pages = useKeptPages();
  if (pages === null) return <p role="status">{offline.looking}</p>;
  if (pages.length === 0) return <p role="status">{offline.noneKept}</p>;
  return (
    <ul>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <ArrowLink href={path}>{title.replace(ENDING, '')}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
