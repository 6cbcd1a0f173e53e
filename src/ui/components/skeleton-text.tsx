import { theme } from '../theme/theme';
import { SkeletonBlock } from './skeleton-block';

/** Lines of text to come; the last one is short. */
export const SkeletonText = ({ lines = 3 }: { readonly lines?: number }) => (
  <div css={{ ...theme.type.body, display: 'grid', gap: '.62em' }}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
      <SkeletonBlock key={line} width={line === lines - 1 ? '58%' : '100%'} height="1em" />
    ))}
  </div>
);
