import { Suspense } from 'react';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { UnhydratedMarker } from './unhydrated-marker';

interface LoadingBoundaryProps {
  /** Shown while the children load. */
  readonly fallback: ElementOnlyNode;
  readonly children: ElementOnlyNode;
}

/**
 * A Suspense boundary for a part of the page. While the part is prerendered and not yet hydrated,
 * the document contains an `UnhydratedMarker` for it.
 */
export const LoadingBoundary = ({ fallback, children }: LoadingBoundaryProps) => (
  <Suspense fallback={fallback}>
    {children}
    <UnhydratedMarker />
  </Suspense>
);
