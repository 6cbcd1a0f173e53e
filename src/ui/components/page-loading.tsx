import { brand } from '../content/brand';
import { PageHead } from './page-head';

/** What shows while a page's code is on its way. */
export const PageLoading = () => (
  <div role="status">
    <PageHead title={`Loading... – ${brand.name}`} />
    <p>Loading...</p>
  </div>
);
