import { css } from '@emotion/react';
import { elementVariables } from '../../theme/element-variables';
import { theme } from '../../theme/theme';
import { Engraving } from './engraving';

const { colour, space } = theme;

const style = css({
  '.plate-drawing': { width: '100%', aspectRatio: 'var(--ratio)' },
  display: 'block',
  padding: 'clamp(16px, 3vw, 44px)',
  background: colour.chalk,
  border: `1px solid ${colour.line}`,
  outline: `1px solid ${colour.line}`,
  outlineOffset: -space.s8,
});

interface PlateProps {
  /** URL of the drawing. */
  readonly drawing: string;
  /** CSS aspect ratio of the drawing. */
  readonly ratio: string;
  /** Whether the file loads lazily: for drawings far down a page. */
  readonly isLazy?: boolean;
}

/** An engraving in a double frame. It has no alternative text, because its caption describes it. */
export const Plate = ({ drawing, ratio, isLazy = false }: PlateProps) => (
  <span css={style} {...elementVariables({ '--ratio': ratio })}>
    <Engraving drawing={drawing} on="chalk" isLazy={isLazy} className="plate-drawing" />
  </span>
);
