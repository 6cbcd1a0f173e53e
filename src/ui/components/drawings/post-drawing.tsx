import { css } from '@emotion/react';
import { elementVariables } from '../../theme/element-variables';
import { onEachSurface, type Surface, type SurfaceName } from '../../theme/surfaces';
import { DRAWINGS, drawingOf } from './drawing-of';
import { Engraving } from './engraving';

const frameOn = ({ ground }: Surface) =>
  css({ display: 'block', position: 'relative', background: ground, aspectRatio: 'var(--ratio)' });

const FRAMES = onEachSurface(frameOn);

interface PostDrawingProps {
  /** Id of the post. */
  readonly id: string;
  /** The background. By default the id of the post determines it. */
  readonly ground?: SurfaceName;
  /** CSS aspect ratio. If omitted, the layout around the drawing sets its size. */
  readonly ratio?: string;
  /** Whether the file loads lazily: for drawings far down a page. */
  readonly isLazy?: boolean;
  readonly className?: string;
}

/** The drawing of a post without a picture. It is decorative, so hidden from screen readers. */
export function PostDrawing({ id, ground, ratio, isLazy = false, className }: PostDrawingProps) {
  const own = drawingOf(id);
  const on = ground ?? own.ground;
  return (
    <span
      aria-hidden="true"
      className={className}
      css={FRAMES[on]}
      {...elementVariables({ '--ratio': ratio ?? 'auto' })}
    >
      <Engraving
        drawing={DRAWINGS[own.drawing]}
        on={on}
        isLazy={isLazy}
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
