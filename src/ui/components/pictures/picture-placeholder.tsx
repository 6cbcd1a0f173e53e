import leaf from '../../../../art/svg/leaf.svg?url&no-inline';
import { lineDrawing } from '../../theme/line-drawing';
import { theme } from '../../theme/theme';

interface PicturePlaceholderProps {
  /** The alternative text of the picture; empty if a text beside it says the same. */
  readonly alt: string;
}

/** A drawing of a leaf, shown if there is no picture or if its file failed to load. */
export const PicturePlaceholder = ({ alt }: PicturePlaceholderProps) => (
  <span
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    css={{
      position: 'absolute',
      inset: 0,
      background: theme.colour.sand,
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '20% 16%',
        ...lineDrawing(leaf, theme.colour.umber),
        opacity: 0.34,
      },
      [theme.media.forcedColours]: { border: '1px solid' },
    }}
  />
);
