import type { ReactNode } from 'react';
import * as waiting from '../../content/messages/loading';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';
import { appear } from './skeleton-block';

interface SkeletonProps {
  /** The name of the loading content, for screen readers: `products`. */
  readonly what: string;
  /** The skeleton shapes. */
  readonly children?: ReactNode;
}

/**
 * A placeholder with the size of the content that is loading. Screen readers announce only that the
 * content is loading.
 */
export const Skeleton = ({ what, children }: SkeletonProps) => (
  <div>
    <p role="status" css={visuallyHidden}>
      {waiting.part(what)}
    </p>
    <div
      aria-hidden="true"
      inert
      // The delay keeps the skeleton from flashing up when the response is quick.
      css={{ animation: `${appear} ${theme.motion.control} 250ms both` }}
    >
      {children}
    </div>
  </div>
);
