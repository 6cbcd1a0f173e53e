import type { TopicsTexts } from '../../../domain/texts/topics-texts';

/** The site's specification requires the titles and the texts as they are. */
export const TOPICS: TopicsTexts = {
  harvesting: {
    title: 'Wild Harvesting',
    text: 'Protecting Boswellia trees through sustainable resin collection.',
  },
  trade: {
    title: 'Fair Trade',
    text: 'Direct partnerships with Somali harvesters, ensuring fair wages.',
  },
  waste: {
    title: 'Zero Waste',
    text: 'Every drop of resin is used.',
  },
  culture: {
    title: 'Cultural Preservation',
    text: 'Sustaining ancient Somali harvesting traditions.',
  },
};
