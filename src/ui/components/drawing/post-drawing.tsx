import { css } from '@emotion/react';
import { cssVariables } from '../../theme/css-variables';
import { onEachSurface, type Surface, type SurfaceName } from '../../theme/surfaces';
import { DRAWINGS, drawingOf } from './drawing-of';
import { Engraving } from './engraving';

const frameOn = ({ ground }: Surface) =>
  css({ display: 'block', position: 'relative', background: ground, aspectRatio: 'var(--ratio)' });

const FRAMES = onEachSurface(frameOn);

interface PostDrawingProps {
  /** The post's. */
  readonly id: string;
  /** Another ground than the post's own. */
  readonly ground?: SurfaceName;
  /** Width to height, as CSS writes it; without it the place's own. */
  readonly ratio?: string;
  /** As of an `Engraving`. */
  readonly isLate?: boolean;
  readonly className?: string;
}

/** Stands where a post has no picture. Decoration: nothing is said that is not said beside it. */
export function PostDrawing({ id, ground, ratio, isLate = false, className }: PostDrawingProps) {
  const own = drawingOf(id);
  const on = ground ?? own.ground;
  return (
    <span
      aria-hidden="true"
      className={className}
      css={FRAMES[on]}
      {...cssVariables({ '--ratio': ratio ?? 'auto' })}
    >
      <Engraving
        drawing={DRAWINGS[own.drawing]}
        on={on}
        isLate={isLate}
        css={{
          position: 'absolute',
          insetBlockStart: '10%',
          insetInlineStart: '12%',
          width: '76%',
          height: '84%',
        }}
      />
    </span>
  );
}
