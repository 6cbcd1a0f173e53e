import { SkipLink } from '../components/actions/skip-link';
import { SiteFooter } from '../sections/footer/site-footer';
import { SiteHeader } from '../sections/header/site-header';
import { PageSwitch } from './page-switch';

export const MAIN_ID = 'main';

/** The header, main element and footer around every page. */
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
