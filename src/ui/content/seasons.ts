/** The four seasons in words: on the wheel of the year, and on home. */
import type { Season } from '../../domain/seasons/season';

interface SeasonWords {
  readonly name: string;
  /** After the name, where it is the season of today. */
  readonly now: string;
}

export const seasons: Readonly<Record<Season, SeasonWords>> = {
  jilaal: { name: 'Jilaal', now: 'the dry season' },
  gu: { name: 'Gu', now: 'the rain' },
  xagaa: { name: 'Xagaa', now: 'the dry wind' },
  dayr: { name: 'Dayr', now: 'the short rain' },
};

/** Before the season of today. */
export const now = 'Now:';
