/** The four seasons in words: on the wheel of the year, and on home. */
import type { Season } from '../../domain/seasons/season';

interface SeasonWords {
  readonly name: string;
  /** After the name, where it is the season of today. */
  readonly now: string;
}

export const seasons: Readonly<Record<Season, SeasonWords>> = {
  jilaal: { name: 'Jilaal', now: 'the\u00A0dry\u00A0season' },
  gu: { name: 'Gu', now: 'the\u00A0rain' },
  xagaa: { name: 'Xagaa', now: 'the\u00A0dry\u00A0wind' },
  dayr: { name: 'Dayr', now: 'the\u00A0short\u00A0rain' },
};

/** Before the season of today. */
export const now = 'Now:';
