import type { ReactNode } from 'react';
import drawing from '../../../../art/svg/year-wheel.svg?url&no-inline';
import type { Day } from '../../../domain/seasons/day';
import { SEASONS, type Season } from '../../../domain/seasons/season';
import { MONTH_INITIALS } from '../../content/month-initials';
import { seasons } from '../../content/seasons';
import { Engraving } from './engraving';
import { YearNeedle } from './year-needle';
import { yearWheelStyle } from './year-wheel-style';

const VIEW_BOX = '-36 -8 692 656';
const MIDDLE = 320;

/** SVG path of each season's name. The lowest path is reversed, so that its text is upright. */
const ALONG: Readonly<Record<Season, string>> = {
  jilaal: 'M110.9 264A216.5 216.5 0 0 1 473.1 166.9',
  gu: 'M473.1 166.9A216.5 216.5 0 0 1 473.1 473.1',
  xagaa: 'M152.1 487.9A237.5 237.5 0 0 0 487.9 487.9',
  dayr: 'M166.9 473.1A216.5 216.5 0 0 1 110.9 264',
};

/**
 * Positions of the months' letters, in units of the drawing. `out` is the distance of each letter
 * from the centre. `below` moves its baseline down, so that the middle of the letter is at `out`.
 */
const LETTERS = { out: 291, below: 6 };

const letters = [...MONTH_INITIALS].map((letter, month) => {
  const turn = ((30 * (month + 0.5) - 45) * Math.PI) / 180;
  return {
    letter,
    month,
    x: Math.round(MIDDLE + LETTERS.out * Math.sin(turn)),
    y: Math.round(MIDDLE + LETTERS.below - LETTERS.out * Math.cos(turn)),
  };
});

const Words = () => (
  <svg aria-hidden="true" focusable="false" viewBox={VIEW_BOX} className="wheel-words">
    {letters.map(({ letter, month, x, y }) => (
      <text key={month} x={x} y={y}>
        {letter}
      </text>
    ))}
    {SEASONS.map((season) => (
      <g key={season} className={season}>
        <path id={`along-${season}`} d={ALONG[season]} />
        <text>
          <textPath href={`#along-${season}`} startOffset="50%">
            {seasons[season].name}
          </textPath>
        </text>
      </g>
    ))}
  </svg>
);

interface YearWheelProps {
  /** The day that the needle points at; `null` for a wheel without needle and centre. */
  readonly day: Day | null;
  readonly isStill?: boolean;
  /** The text in the centre. */
  readonly children: ReactNode;
}

/** A circular drawing of the four seasons, on a dark background, with a needle. */
export const YearWheel = ({ day, isStill = false, children }: YearWheelProps) => (
  <div css={yearWheelStyle} className="year-wheel">
    <Engraving className="wheel-drawing" drawing={drawing} on="forest" />
    <Words />
    {day !== null && (
      <>
        <YearNeedle
          day={day}
          isStill={isStill}
          viewBox={VIEW_BOX}
          line={{ from: 180, to: 16, tear: 1.4 }}
        />
        <p className="wheel-now">{children}</p>
      </>
    )}
  </div>
);
