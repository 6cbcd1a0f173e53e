import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { useQueryCache } from '../../site/queries/use-query';
import { ErrorPanel } from './error-panel';
import { AttemptContext, newAttempt } from './lazy-component';
import { LoadingBoundary } from './loading-boundary';

/** Marks a part that is still loading. Code that waits for the whole page looks for this marker. */
const PendingMarker = () => <span hidden data-pending="" />;

interface SectionBoundaryProps {
  /** The name of the content in the error panel: `products`. */
  readonly what: string;
  /** Shown while the content loads. It has the size of the content. */
  readonly skeleton: ElementOnlyNode;
  /** Identifies the content, for example by a query. A new value resets an earlier error. */
  readonly subject?: unknown;
  /** Shown above the error panel: the title of a page that consists only of this section. */
  readonly failedHead?: ElementOnlyNode;
  readonly children: ElementOnlyNode;
}

/** Limits loading and error states to one part of the page. The other parts stay usable. */
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
          // The Retry button, which had the focus, has disappeared. Keeps the focus in this part.
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

/**
 * The error panel. Removes the failed query from the cache on Retry and on unmount, so that the
 * next mount retries.
 */
function Failure({ what, error, onRetry }: FailureProps) {
  const cache = useQueryCache();
  useEffect(() => () => cache.forgetFailed(error), [cache, error]);
  const retry = () => {
    cache.forgetFailed(error);
    onRetry();
  };
  return <ErrorPanel what={what} error={error} onRetry={retry} />;
}
