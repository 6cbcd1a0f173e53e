import { css, keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';
import type { Day } from '../../../domain/seasons/day';
import { turnOf } from '../../../domain/seasons/season';
import { theme } from '../../theme/theme';
import { TEAR_OUTLINE } from './tear-outline';

const { motion } = theme;

const fromNewYear = keyframes({ from: { transform: 'rotate(-45deg)' } });

const style = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  'g:not([transform])': {
    transform: 'rotate(var(--turn))',
    transformOrigin: '320px 320px',
    animation: `${fromNewYear} ${motion.tear} ${motion.ease}`,
    [theme.media.reducedMotion]: { animation: 'none' },
  },
});

interface YearNeedleProps {
  readonly day: Day;
  /** View box of the circular calendar under the needle. The calendar's centre is at 320, 320. */
  readonly viewBox: string;
  /** `from` and `to`: y coordinates of the line's ends. `tear`: scale of the drop at its end. */
  readonly line: { readonly from: number; readonly to: number; readonly tear: number };
  /** Whether the needle points at the day from the start, without an animation. */
  readonly isStill?: boolean;
  readonly className?: string;
}

/** The needle that points at a day on the circular calendar: a line that ends in a drop. */
export const YearNeedle = ({ day, viewBox, line, isStill = false, className }: YearNeedleProps) => (
  <svg aria-hidden="true" focusable="false" viewBox={viewBox} css={style} className={className}>
    <g
      {...(isStill
        ? // A prerendered page may have no style attribute: the content security policy forbids it.
          { transform: `rotate(${turnOf(day)} 320 320)` }
        : { style: { '--turn': `${turnOf(day)}deg` } as CSSProperties })}
    >
      <path
        d={`M320 ${line.from}V${line.to}`}
        stroke="currentColor"
        strokeWidth={line.tear + 0.2}
      />
      <path
        transform={`translate(${320 + 12 * line.tear} ${line.to + 2})scale(${line.tear})rotate(180)`}
        d={TEAR_OUTLINE}
        fill="currentColor"
      />
    </g>
  </svg>
);
