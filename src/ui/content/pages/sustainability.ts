/**
 * The words of the Sustainability page. The titles and texts of the four rows are fixed by the
 * specification (`home.ts`); what stands beside them, and everything below, is what published
 * sources say, with the source named. Change a figure only together with its source.
 */
import { type SustainabilityIcon, sustainabilityCards } from './home';

export interface Season {
  readonly name: string;
  readonly weather: string;
  readonly dry: boolean;
  readonly months: string;
  readonly note: string;
}

const details: Record<SustainabilityIcon, string> = {
  'wild-harvesting':
    'Elders in northern Somalia speak of 6 to 12 cuts on a tree, by its size, and of two years of tapping followed by one of rest (surveys by Save Frankincense, 2016 to 2018). That is the measure to be held to.',
  'fair-trade':
    'Trees are held by families and clans; mostly men tap, mostly women sort. We give no figure for a wage or a price until we can publish the document behind it.',
  'zero-waste':
    'After the harvest resin is dried, cleaned and sorted by size, colour and cleanliness. Some of it is burned as incense as it is; some goes to the still.',
  'cultural-preservation':
    'The words are part of it: mingaaf, the blade; mohor and yagcar, the trees; beeyo and maydi, their resins. We write them out, so that they are not lost on the way.',
};

export const sustainability = {
  /** In the breadcrumb. */
  name: 'Sustainability',
  title: ['Take little.', 'Leave the', 'tree well.'],
  lead: 'What we stand for, beside what researchers have found. The two belong on one page.',
  rows: sustainabilityCards.map((card) => ({ ...card, detail: details[card.id] })),
  research: {
    id: 'what-research-found',
    heading: 'What research found',
    paragraphs: [
      'A peer-reviewed study found significant over-harvesting of frankincense trees in Somaliland between 2010 and 2017. It names what drove it: price, the breakdown of tenure, and a lack of traceability.',
      'Surveyors who counted cuts found more than 50 on a tree, often, and up to 120, where elders speak of 6 to 12. No frankincense from these mountains, ours included, should be sold as if that had not happened.',
    ],
    sources: [
      'Sustainability, 2020, volume 12, issue 9, article 3578',
      'Save Frankincense, surveys 2016 to 2018',
    ],
  },
  women: {
    id: 'women-who-sort',
    heading: 'The women who sort',
    paragraphs: [
      'Most of the sorting is done by women, in the towns. In 2023 and 2024 the Fuller Project and the Guardian reported on the conditions in which some of them work, and a large buyer cut its ties with its supplier.',
      'A page about frankincense that leaves them out is incomplete. When we can show how the sorting of our resin is organised and paid, dated and documented, it will stand here.',
    ],
    more: { label: 'Read the blog', to: '/blog' },
  },
  year: {
    id: 'year',
    heading: ['A year on', 'the cliff'],
    lead: 'Somalis divide the year in four. Resin is gathered in the dry season, because rain washes it away; the timing differs by species, valley and rain.',
    seasons: [
      {
        name: 'Jilaal',
        weather: 'dry',
        dry: true,
        months: 'December to March',
        note: 'Tears harden on the bark, about two weeks or more for each round of cutting.',
      },
      {
        name: 'Gu',
        weather: 'rain',
        dry: false,
        months: 'April to June',
        note: 'Where rain falls, tapping ends.',
      },
      {
        name: 'Xagaa',
        weather: 'dry wind',
        dry: true,
        months: 'July to September',
        note: 'One seller dates the carteri harvest from August on.',
      },
      {
        name: 'Dayr',
        weather: 'short rain',
        dry: false,
        months: 'October and November',
        note: 'The short rain. Valleys differ, and so do the calendars people give.',
      },
    ] satisfies readonly Season[],
    /** Under the wheel. */
    footnote: 'The months are a rough guide; published harvest calendars contradict each other.',
  },
  closing: {
    heading: ['Ask us anything', 'about how', 'it is made'],
    text: 'Where a batch came from, who gathered it, what was paid. If we know, you will know; if we do not, we say so.',
    action: { label: 'Contact Us', to: '/contactus' },
  },
} as const;
