import type { ReactNode } from 'react';
import * as waiting from '../../content/notices/waiting';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';
import { appear } from './skeleton-block';

interface SkeletonProps {
  /** What is on its way, as a screen reader says it: `products`. */
  readonly what: string;
  /** The shapes of what is on its way. */
  readonly children?: ReactNode;
}

/** Stands where content will be, as large as it, and says so once to a screen reader. */
export const Skeleton = ({ what, children }: SkeletonProps) => (
  <div>
    <p role="status" css={visuallyHidden}>
      {waiting.part(what)}
    </p>
    <div
      aria-hidden="true"
      inert
      // A quick answer shows no skeleton at all: nothing flashes.
      css={{ animation: `${appear} ${theme.motion.control} 250ms both` }}
    >
      {children}
    </div>
  </div>
);
