/**
 * The texts of the Sustainability page but for its four topics. All texts come from published sources, and
 * a link to the source is beside each figure. Change a figure only together with its source.
 */
import type { Season } from '../../../domain/seasons/season';

/** The source of a figure, on another site. */
export interface Source {
  readonly label: string;
  readonly address: string;
}

const surveys: Source = {
  label: 'Save Frankincense, surveys\u00A02016\u00A0to\u00A02018',
  address: 'https://www.savefrankincense.org/frankincense-decline',
};
/**
 * The same source as `surveys`, with a short label: for figures beside a figure with the full
 * label.
 */
const sameSurveys: Source = { label: 'Save Frankincense', address: surveys.address };
const study: Source = {
  label: 'Sustainability (the journal), 2020, volume\u00A012, issue\u00A09, article\u00A03578',
  address: 'https://doi.org/10.3390/su12093578',
};
const fuller: Source = {
  label: 'The Fuller Project, January 2023',
  address:
    'https://fullerproject.org/story/somaliland-frankincense-brings-gold-to-companies-women-pay-the-price/',
};
const guardian: Source = {
  label: 'The Guardian, July 2024',
  address:
    'https://www.theguardian.com/business/article/2024/jul/23/doterra-frankincense-abuse-investigation',
};

export interface CutsFigure {
  readonly count: 6 | 12 | 120;
  readonly text: string;
  readonly source: Source;
}

export const sustainability = {
  title: ['Take little.', 'Leave the', 'tree well.'],
  lead: 'What careful tapping asks for, and what researchers found on the trees.',
  research: {
    id: 'what-research-found',
    heading: 'What research found',
    paragraphs: [
      'A peer-reviewed study found significant over-harvesting of frankincense trees between 2010 and 2017.',
      'It names what drove it: prices, the breakdown of tenure, and a lack of traceability.',
    ],
    sources: [study],
    more: null,
  },
  women: {
    id: 'women-who-sort',
    heading: 'The women who sort',
    paragraphs: [
      'Most of the sorting is done by women, in the towns: tear by tear, by size, colour and cleanliness.',
      'In 2023 and 2024 the Fuller Project and the Guardian reported on the conditions in which some of them work, and a large buyer cut its ties with its supplier.',
    ],
    sources: [fuller, guardian],
    more: { label: 'Read the blog', to: '/blog' },
  },
  cuts: {
    id: 'cuts',
    heading: ['Cuts on', 'one tree'],
    figures: [
      { count: 6, text: 'on a small tree.', source: sameSurveys },
      {
        count: 12,
        text: 'on a large one. Six to twelve, by the size of the tree, is the measure that elders in northern Somalia give. They tap a tree for two years, then let it rest for one.',
        source: sameSurveys,
      },
      {
        count: 120,
        text: 'on one tree: the most that surveyors counted. Often they found more than 50.',
        source: surveys,
      },
    ] satisfies readonly CutsFigure[],
    note: 'Every cut is drawn, all at one scale. The trunks portray no particular tree.',
  },
  year: {
    id: 'year',
    heading: ['A year on', 'the cliff'],
    lead: 'Somalis divide the year in four. Resin is gathered in the dry season, because rain washes it away.',
    seasons: {
      jilaal: {
        weather: 'dry',
        months: 'December to March',
        note: 'Tears harden on the bark between one round of cutting and the next.',
      },
      gu: {
        weather: 'rain',
        months: 'April to June',
        note: 'Rain washes the resin away: where it falls, tapping ends.',
      },
      xagaa: {
        weather: 'dry wind',
        months: 'July to September',
        note: 'Dry again, until the rain returns.',
      },
      dayr: {
        weather: 'short rain',
        months: 'October and November',
        note: 'Shorter than the Gu; the long dry months follow.',
      },
    } satisfies Record<Season, Readonly<Record<'weather' | 'months' | 'note', string>>>,
    /** Initials of the months, shown around the circular calendar. */
    letters: 'JFMAMJJASOND',
    /** Shown below the calendar. */
    footnote: 'The months are a rough guide: valleys differ, and published calendars do too.',
  },
  closing: {
    picture: 'A copper still. Illustration.',
    heading: ['Ask us anything', 'about how it is made'],
    text: 'Ask where a batch came from, who gathered it and how it was distilled.',
    action: { label: 'Contact Us', to: '/contactus' },
  },
} as const;
