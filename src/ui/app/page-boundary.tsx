import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Elements } from '../components/elements';
import { ErrorPanel } from '../components/error-panel';
import { PageHeading } from '../components/page-heading';
import { PageLoading } from '../components/page-loading';

/** The last resort of a page: its code did not come, or what it drew threw. */
export const PageBoundary = ({ children }: { readonly children: Elements }) => (
  <ErrorBoundary
    fallbackRender={({ error }) => (
      <>
        <PageHeading>This page did not load</PageHeading>
        {/* A chunk that failed once stays failed in this document: only a new one asks again. */}
        <ErrorPanel what="The page" error={error} onRetry={() => location.reload()} />
      </>
    )}
  >
    <Suspense fallback={<PageLoading />}>{children}</Suspense>
  </ErrorBoundary>
);
