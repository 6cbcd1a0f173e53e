import leaf from '../../../../art/svg/leaf.svg?url&no-inline';
import { lineDrawing } from '../../theme/line-drawing';
import { theme } from '../../theme/theme';
import { SkeletonBlock } from './skeleton-block';

/** The skeleton of a picture, with a faint leaf. */
export const SkeletonPicture = ({ ratio }: { readonly ratio: string }) => (
  <SkeletonBlock
    ratio={ratio}
    css={{
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '25% 30%',
        ...lineDrawing(leaf, theme.colour.bark),
        opacity: 0.7,
      },
    }}
  />
);
