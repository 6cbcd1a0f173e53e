import { engraving } from '../theme/engraving';
import { DRAWINGS, drawingOf, GROUNDS, type GroundName } from './drawing-of';

interface PostDrawingProps {
  /** The post's. */
  readonly id: string;
  /** Another ground than the post's own. */
  readonly ground?: GroundName;
  /** Width to height, as CSS writes it; without it the place's own. */
  readonly ratio?: string;
  readonly className?: string;
}

/** Stands where a post has no picture. Decoration: nothing is said that is not said beside it. */
export function PostDrawing({ id, ground, ratio, className }: PostDrawingProps) {
  const own = drawingOf(id);
  const colours = GROUNDS[ground ?? own.ground];
  return (
    <span
      aria-hidden="true"
      className={className}
      css={{
        display: 'block',
        position: 'relative',
        background: colours.ground,
        aspectRatio: ratio,
        '&::before': {
          ...engraving(DRAWINGS[own.drawing], colours.ink),
          content: '""',
          position: 'absolute',
          inset: '10% 12% 6%',
        },
      }}
    />
  );
}
