import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageHeading } from '../components/page/page-heading';
import { ErrorPanel } from '../components/waiting/error-panel';
import { PageLoading } from '../components/waiting/page-loading';
import { WaitingFor } from '../components/waiting/waiting-for';
import * as failures from '../content/notices/failures';
import type { Elements } from '../site/elements';
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
          <ErrorPanel what={failures.what} error={error} onRetry={() => setVisit(newVisit())} />
        </>
      )}
    >
      <VisitContext value={visit}>
        <WaitingFor fallback={<PageLoading />}>{children}</WaitingFor>
      </VisitContext>
    </ErrorBoundary>
  );
}
