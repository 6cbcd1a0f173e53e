import leaf from '../../../art/svg/leaf.svg?url&no-inline';
import { theme } from '../theme/theme';
import { SkeletonBlock } from './skeleton-block';

/** The frame of a picture to come, with the ghost of a leaf. */
export const SkeletonPicture = ({ ratio }: { readonly ratio: string }) => (
  <SkeletonBlock
    ratio={ratio}
    css={{
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '25% 30%',
        background: theme.colour.bark,
        opacity: 0.7,
        mask: `url(${leaf}) center / contain no-repeat`,
      },
    }}
  />
);
