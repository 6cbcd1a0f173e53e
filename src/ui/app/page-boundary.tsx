import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageHeading } from '../components/page/page-heading';
import { ErrorPanel } from '../components/waiting/error-panel';
import { AttemptContext, newAttempt } from '../components/waiting/late-view';
import { PageLoading } from '../components/waiting/page-loading';
import { WaitingFor } from '../components/waiting/waiting-for';
import * as failures from '../content/notices/failures';
import type { Elements } from '../site/elements';

/** The last resort of a page: its code did not come, or what it drew threw. */
export function PageBoundary({ children }: { readonly children: Elements }) {
  const [attempt, setAttempt] = useState(newAttempt);
  return (
    <ErrorBoundary
      resetKeys={[attempt]}
      fallbackRender={({ error }) => (
        <>
          <PageHeading>{failures.page}</PageHeading>
          <ErrorPanel what={failures.what} error={error} onRetry={() => setAttempt(newAttempt())} />
        </>
      )}
    >
      <AttemptContext value={attempt}>
        <WaitingFor fallback={<PageLoading />}>{children}</WaitingFor>
      </AttemptContext>
    </ErrorBoundary>
  );
}
