import leaf from '../../../art/svg/leaf.svg?url&no-inline';
import { theme } from '../theme/theme';

/** A drawn leaf where there is no picture, or none yet. */
export const PicturePlaceholder = () => (
  <span
    aria-hidden="true"
    css={{
      position: 'absolute',
      inset: 0,
      background: theme.colour.sand,
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '24% 20%',
        background: theme.colour.bark,
        mask: `url(${leaf}) center / contain no-repeat`,
      },
    }}
  />
);
