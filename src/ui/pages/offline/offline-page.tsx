import { css } from '@emotion/react';
import { Button } from '../../components/actions/button';
import { MessagePage } from '../../components/page/message-page';
import { PageMeta } from '../../components/page/page-meta';
import { offlineMeta } from '../../content/meta/offline';
import { offline } from '../../content/pages/offline';
import { theme } from '../../theme/theme';
import { CachedPageList } from './cached-page-list';

const style = css({
  // Keeps the footer below the window, so that the list, which loads later, does not move it.
  minBlockSize: '100vh',
  alignContent: 'start',
  h2: { ...theme.type.t1, marginBlockStart: theme.space.s56 },
});

/**
 * The page that the service worker shows without a network when the requested page is not cached.
 */
export const OfflinePage = () => (
  <MessagePage
    crumbs={[{ label: offline.name }]}
    title={offline.title}
    lead={offline.lead}
    css={style}
  >
    <PageMeta {...offlineMeta} />
    <meta name="robots" content="noindex" />
    <Button variant="line" onClick={() => location.reload()}>
      {offline.again}
    </Button>
    <h2>{offline.cachedHeading}</h2>
    <CachedPageList />
  </MessagePage>
);
