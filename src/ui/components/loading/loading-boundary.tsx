import { Suspense } from 'react';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { UnhydratedMarker } from './unhydrated-marker';

interface LoadingBoundaryProps {
  /** Stands here meanwhile. */
  readonly fallback: ElementOnlyNode;
  readonly children: ElementOnlyNode;
}

/** A part of the page that waits for its code and its content by itself. */
export const LoadingBoundary = ({ fallback, children }: LoadingBoundaryProps) => (
  <Suspense fallback={fallback}>
    {children}
    <UnhydratedMarker />
  </Suspense>
);
