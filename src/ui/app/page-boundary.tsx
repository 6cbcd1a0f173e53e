import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Elements } from '../components/elements';
import { ErrorPanel } from '../components/error-panel';
import { PageHeading } from '../components/page-heading';
import { PageLoading } from '../components/page-loading';
import { failures } from '../content/failures';
import { newVisit, VisitContext } from './lazy-page';

/** The last resort of a page: its code did not come, or what it drew threw. */
export function PageBoundary({ children }: { readonly children: Elements }) {
  const [visit, setVisit] = useState(newVisit);
  return (
    <ErrorBoundary
      resetKeys={[visit]}
      fallbackRender={({ error }) => (
        <>
          <PageHeading>{failures.page}</PageHeading>
          <ErrorPanel what="The page" error={error} onRetry={() => setVisit(newVisit())} />
        </>
      )}
    >
      <VisitContext value={visit}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </VisitContext>
    </ErrorBoundary>
  );
}
