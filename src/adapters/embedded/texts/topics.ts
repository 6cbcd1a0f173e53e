import type { TopicsTexts } from '../../../domain/texts/topics-texts';

/** The site's specification prescribes the wording of the titles and the texts. */
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
