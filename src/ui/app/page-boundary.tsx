import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPanel } from '../components/loading/error-panel';
import { AttemptContext, newAttempt } from '../components/loading/lazy-component';
import { LoadingBoundary } from '../components/loading/loading-boundary';
import { PageLoading } from '../components/loading/page-loading';
import { PageHeading } from '../components/page/page-heading';
import * as failures from '../content/messages/failures';
import type { ElementOnlyNode } from '../site/element-only-node';

/** The error boundary of a page: catches rendering errors and chunks that fail to load. */
export function PageBoundary({ children }: { readonly children: ElementOnlyNode }) {
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
        <LoadingBoundary fallback={<PageLoading />}>{children}</LoadingBoundary>
      </AttemptContext>
    </ErrorBoundary>
  );
}
