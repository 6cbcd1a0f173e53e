import { Suspense } from 'react';
import type { Elements } from '../../site/elements';
import { Asleep } from './asleep';

interface WaitingForProps {
  /** Stands here meanwhile. */
  readonly fallback: Elements;
  readonly children: Elements;
}

/** A part of the page that waits for its code and its content by itself. */
export const WaitingFor = ({ fallback, children }: WaitingForProps) => (
  <Suspense fallback={fallback}>
    {children}
    <Asleep />
  </Suspense>
);
