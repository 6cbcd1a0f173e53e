import { theme } from '../../theme/theme';
import { SkeletonLine } from './skeleton-line';

/** Lines of text to come; the last one is short. */
export const SkeletonText = ({ lines = 3 }: { readonly lines?: number }) => (
  <div css={theme.type.body}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
      <SkeletonLine key={line} width={line === lines - 1 ? '58%' : '100%'} />
    ))}
  </div>
);
