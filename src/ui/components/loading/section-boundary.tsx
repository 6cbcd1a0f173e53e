import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { useQueryCache } from '../../site/queries/use-query';
import { ErrorPanel } from './error-panel';
import { AttemptContext, newAttempt } from './lazy-component';
import { LoadingBoundary } from './loading-boundary';
import { PendingMarker } from './pending-marker';

interface SectionBoundaryProps {
  /** What could not be had, as the error panel says it: `products`. */
  readonly what: string;
  /** Shown until the content is there, of the same size. */
  readonly skeleton: ElementOnlyNode;
  /** What the content is about: when it changes, a failure of what was before is forgotten. */
  readonly subject?: unknown;
  /** Stands over the error panel: a page that is this section alone needs a title then too. */
  readonly failedHead?: ElementOnlyNode;
  readonly children: ElementOnlyNode;
}

/** Keeps waiting and failing within one part of the page: the rest lives on. */
export function SectionBoundary({
  what,
  skeleton,
  subject,
  failedHead,
  children,
}: SectionBoundaryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(newAttempt);
  return (
    <div ref={frame} tabIndex={-1} css={{ outline: 'none' }}>
      <ErrorBoundary
        resetKeys={[subject]}
        onReset={({ reason }) => {
          setAttempt(newAttempt());
          // The Retry button goes away under the focus; the keyboard stays in this part.
          if (reason === 'imperative-api') frame.current?.focus({ preventScroll: true });
        }}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <>
            {failedHead}
            <Failure what={what} error={error} onRetry={resetErrorBoundary} />
          </>
        )}
      >
        <LoadingBoundary
          fallback={
            <>
              {skeleton}
              <PendingMarker />
            </>
          }
        >
          <AttemptContext value={attempt}>{children}</AttemptContext>
        </LoadingBoundary>
      </ErrorBoundary>
    </div>
  );
}

interface FailureProps {
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failure lasts while it is shown: who comes back to what failed gets another try as well. */
function Failure({ what, error, onRetry }: FailureProps) {
  const cache = useQueryCache();
  useEffect(() => () => cache.forgetFailed(error), [cache, error]);
  const retry = () => {
    cache.forgetFailed(error);
    onRetry();
  };
  return <ErrorPanel what={what} error={error} onRetry={retry} />;
}
