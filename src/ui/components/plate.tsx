import { css } from '@emotion/react';
import { theme } from '../theme/theme';

const { colour, space } = theme;

const style = css({
  display: 'block',
  padding: 'clamp(16px, 3vw, 44px)',
  background: colour.chalk,
  border: `1px solid ${colour.line}`,
  outline: `1px solid ${colour.line}`,
  outlineOffset: -space.s8,
  img: { width: '100%' },
});

interface PlateProps {
  /** Address of the drawing. */
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
}

/** An engraving in its double frame. Its caption says what it shows. */
export const Plate = ({ drawing, width, height }: PlateProps) => (
  <span css={style}>
    <img src={drawing} alt="" width={width} height={height} loading="lazy" decoding="async" />
  </span>
);
