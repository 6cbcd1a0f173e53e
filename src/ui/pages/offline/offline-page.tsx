import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { PageHead } from '../../components/page/page-head';
import { ShortPage } from '../../components/page/short-page';
import { offlineMeta } from '../../content/meta/offline';
import { offline } from '../../content/notices/offline';
import { theme } from '../../theme/theme';
import { KeptList } from './cached-page-list';

const style = css({
  // The list comes later than the page: what stands below it is not moved.
  minBlockSize: '100vh',
  alignContent: 'start',
  h2: { ...theme.type.t1, marginBlockStart: theme.space.s56 },
});

/** What a service worker shows without a network in place of a page that it has not kept. */
export const OfflinePage = () => (
  <ShortPage
    crumbs={[{ label: offline.name }]}
    title={offline.title}
    lead={offline.lead}
    css={style}
  >
    <PageHead {...offlineMeta} />
    <meta name="robots" content="noindex" />
    <Button variant="line" onClick={() => location.reload()}>
      {offline.again}
    </Button>
    <h2>{offline.keptHeading}</h2>
    <KeptList />
  </ShortPage>
);
