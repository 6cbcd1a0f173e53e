import { type PageMeta, titleOf } from './page-meta';

export const sustainabilityMeta: PageMeta = {
  title: titleOf('Sustainability'),
  description:
    'What careful tapping asks for, what research found about over-harvesting, who does the work, and the year on the cliff.',
};
