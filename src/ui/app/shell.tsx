import { SkipLink } from '../components/skip-link';
import { SiteFooter } from '../sections/site-footer';
import { SiteHeader } from '../sections/site-header';
import { PageSwitch } from './page-switch';

export const MAIN_ID = 'main';

/** What every page has around it. */
export const Shell = () => (
  <>
    <SkipLink target={MAIN_ID} />
    <SiteHeader />
    <main id={MAIN_ID} tabIndex={-1} css={{ outline: 'none' }}>
      <PageSwitch />
    </main>
    <SiteFooter />
  </>
);
