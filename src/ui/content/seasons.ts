/** The texts of the four seasons, for the circular calendar and the home page. */
import type { Season } from '../../domain/seasons/season';

interface SeasonWords {
  readonly name: string;
  /** Text after the name of the current season. */
  readonly now: string;
}

export const seasons: Readonly<Record<Season, SeasonWords>> = {
  jilaal: { name: 'Jilaal', now: 'the\u00A0dry\u00A0season' },
  gu: { name: 'Gu', now: 'the\u00A0rain' },
  xagaa: { name: 'Xagaa', now: 'the\u00A0dry\u00A0wind' },
  dayr: { name: 'Dayr', now: 'the\u00A0short\u00A0rain' },
};

/** Text before the name of the current season. */
export const now = 'Now:';
