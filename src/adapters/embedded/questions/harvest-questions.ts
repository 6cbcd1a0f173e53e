import type { GroupedQuestion } from '../../../domain/questions/question';

export const harvestQuestions: readonly GroupedQuestion[] = [
  {
    id: 'where-does-it-grow',
    question: 'Where do the trees grow?',
    answer: [
      'On the escarpment of northern Somalia: steep limestone slopes, boulders and dry river beds of the Golis and Cal Madow mountains, where mist comes up from the sea.',
    ],
  },
  {
    id: 'when-is-it-gathered',
    question: 'When is resin gathered?',
    answer: [
      'In the dry season; the timing differs by species, valley and rain. Rain ends the tapping, because it washes the resin away. Published calendars contradict each other.',
    ],
  },
  {
    id: 'how-is-it-gathered',
    question: 'How is resin gathered?',
    answer: [
      'With a small chisel-like blade, the mingaaf. It makes shallow cuts, which are reopened over several months. Each time the sap is left about two weeks or more to harden, and then scraped off.',
      'Afterwards the tears are dried further, cleaned, and sorted by size, colour and cleanliness.',
    ],
  },
  {
    id: 'does-tapping-harm-the-tree',
    question: 'Does tapping harm the tree?',
    answer: [
      'It depends on how much is taken. Elders speak of 6 to 12 cuts by the size of the tree, and of a year of rest after two of tapping. Surveyors have counted up to 120 cuts on one tree.',
      'A peer-reviewed study found significant over-harvesting between 2010 and 2017. Our Sustainability page has the details and the sources.',
    ],
  },
  {
    id: 'who-does-the-work',
    question: 'Who does the work?',
    answer: [
      'Trees are held by families and clans. Mostly men do the tapping; mostly women do the sorting, in the towns.',
    ],
  },
];
