import type { Season } from '../../../domain/seasons/season';

/**
 * The texts of the strip with the current season, below Sustainability on the home page. The season
 * depends on the visitor's date.
 */
export const yearStrip = {
  /** Shown until the visitor's date is known. */
  heading: 'Two rains, two dry seasons',
  text: 'Resin is gathered in the dry, because rain washes it away.',
  notes: {
    jilaal: 'Resin is gathered in the dry, round after round of cutting.',
    gu: 'Where rain falls, tapping ends: rain washes the resin away.',
    xagaa: 'Dry again, until the rain returns.',
    dayr: 'Where rain falls, tapping ends. The dry months begin in December.',
  } satisfies Record<Season, string>,
  more: { label: 'See the whole year', to: '/sustainability#year' },
} as const;
