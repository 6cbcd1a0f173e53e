import type { BatchId } from '../../../domain/batches/batch';
import { lazyComponent } from '../../components/loading/lazy-component';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonBlock } from '../../components/loading/skeleton-block';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { batchMeta } from '../../content/meta/batch';
import { batchPage } from '../../content/pages/batch';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { useAddressId } from '../../site/use-address-id';
import { visuallyHidden } from '../../theme/visually-hidden';
import { BatchView } from './batch-view';

const batchNotFound = lazyComponent(async () => (await import('./batch-not-found')).BatchNotFound);

const FailedHead = () => (
  <>
    <PageMeta {...batchMeta} />
    <PageHeading css={visuallyHidden}>{batchPage.title}</PageHeading>
  </>
);

const BatchSkeleton = () => (
  <Skeleton what={batchPage.loading}>
    <SkeletonBlock height="100vh" />
  </Skeleton>
);

function Found() {
  const batch = useSuspenseQuery('getBatch', useAddressId() as BatchId);
  return batch === null ? <batchNotFound.View /> : <BatchView batch={batch} />;
}

/** The page of a batch: its origin, its analysis and its documents. */
export const BatchPage = () => (
  <SectionBoundary what={batchPage.what} skeleton={<BatchSkeleton />} failedHead={<FailedHead />}>
    <Found />
  </SectionBoundary>
);
