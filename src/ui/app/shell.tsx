import { SkipLink } from '../components/actions/skip-link';
import { SiteFooter } from '../sections/footer/site-footer';
import { AnnouncementBar } from '../sections/header/announcement-bar';
import { SiteHeader } from '../sections/header/site-header';
import { PageSwitch } from './page-switch';

export const MAIN_ID = 'main';

/** The announcement, header, main element and footer around every page. */
export const Shell = () => (
  <>
    <SkipLink target={MAIN_ID} />
    <AnnouncementBar />
    <SiteHeader />
    <main id={MAIN_ID} tabIndex={-1} css={{ outline: 'none' }}>
      <PageSwitch />
    </main>
    <SiteFooter />
  </>
);
