import { css } from '@emotion/react';
import { cssVariables } from '../../theme/css-variables';
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
  /** Address of the drawing. */
  readonly drawing: string;
  /** Width to height of the drawing, as CSS writes it. */
  readonly ratio: string;
  /** As of an `Engraving`. */
  readonly isLate?: boolean;
}

/** An engraving in its double frame. Its caption says what it shows. */
export const Plate = ({ drawing, ratio, isLate = false }: PlateProps) => (
  <span css={style} {...cssVariables({ '--ratio': ratio })}>
    <Engraving drawing={drawing} on="chalk" isLate={isLate} className="plate-drawing" />
  </span>
);
