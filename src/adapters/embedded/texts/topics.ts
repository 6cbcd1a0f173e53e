import type { TopicsTexts } from '../../../domain/texts/topics-texts';

/** The site's specification requires the titles and the texts as they are. */
export const TOPICS: TopicsTexts = {
  harvesting: {
    title: 'Wild Harvesting',
    text: 'Protecting Boswellia trees through sustainable resin collection.',
    detail:
      'The trees grow wild on steep limestone. The cuts are shallow, made with a small chisel-like blade and reopened over several months.',
  },
  trade: {
    title: 'Fair Trade',
    text: 'Direct partnerships with Somali harvesters, ensuring fair wages.',
    detail:
      'Trees and tapping sites are held by families and clans. Ask us whom a batch was bought from.',
  },
  waste: {
    title: 'Zero Waste',
    text: 'Every drop of resin is used.',
    detail:
      'After the harvest the resin is dried, cleaned and sorted by size, colour and cleanliness. Some of it is burned as incense; some goes to the still.',
  },
  culture: {
    title: 'Cultural Preservation',
    text: 'Sustaining ancient Somali harvesting traditions.',
    detail:
      'The work has its own words: mingaaf is the blade, mohor and yagcar are the trees, beeyo and maydi their resins.',
  },
};
