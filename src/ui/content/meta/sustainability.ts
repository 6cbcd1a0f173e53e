import type { PageMeta } from './page-meta';

export const sustainabilityMeta: PageMeta = {
  title: 'Sustainability',
  description:
    'What careful tapping asks for, what research found about over-harvesting, who does the work, and the year on the cliff.',
};
