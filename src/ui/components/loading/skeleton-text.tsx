import { theme } from '../../theme/theme';
import { SkeletonLine } from './skeleton-line';

/** The skeleton of a text. Its last line is short. */
export const SkeletonText = ({ lines = 3 }: { readonly lines?: number }) => (
  <div css={theme.type.body}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all lines are identical
      <SkeletonLine key={line} width={line === lines - 1 ? '58%' : '100%'} />
    ))}
  </div>
);
