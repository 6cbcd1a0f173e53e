import type {
  SourceTexts,
  SustainabilityTexts,
} from '../../../domain/texts/pages/sustainability-texts';

const surveys: SourceTexts = {
  label: 'Save Frankincense, surveys\u00A02016\u00A0to\u00A02018',
  address: 'https://www.savefrankincense.org/frankincense-decline',
};
/**
 * The source `surveys` with a short label. It is for figures beside another figure that already
 * shows the full label.
 */
const sameSurveys: SourceTexts = { label: 'Save Frankincense', address: surveys.address };
const study: SourceTexts = {
  label: 'Sustainability (the journal), 2020, volume\u00A012, issue\u00A09, article\u00A03578',
  address: 'https://doi.org/10.3390/su12093578',
};
const fuller: SourceTexts = {
  label: 'The Fuller Project, January 2023',
  address:
    'https://fullerproject.org/story/somaliland-frankincense-brings-gold-to-companies-women-pay-the-price/',
};
const guardian: SourceTexts = {
  label: 'The Guardian, July 2024',
  address:
    'https://www.theguardian.com/business/article/2024/jul/23/doterra-frankincense-abuse-investigation',
};

/**
 * All texts come from published sources, and a link to the source is beside each figure. Change a
 * figure only together with its source.
 */
export const SUSTAINABILITY: SustainabilityTexts = {
  meta: {
    title: 'Sustainability',
    description:
      'What careful tapping asks for, what research found about over-harvesting, who does the work, and the year on the cliff.',
  },
  intro: {
    heading: ['Take little.', 'Leave the', 'tree well.'],
    lead: 'What careful tapping asks for, and what researchers found on the trees.',
  },
  details: {
    harvesting:
      'The trees grow wild on steep limestone. The cuts are shallow, made with a small chisel-like blade and reopened over several months.',
    trade:
      'Trees and tapping sites are held by families and clans. Ask us whom a batch was bought from.',
    waste:
      'After the harvest the resin is dried, cleaned and sorted by size, colour and cleanliness. Some of it is burned as incense; some goes to the still.',
    culture:
      'The work has its own words: mingaaf is the blade, mohor and yagcar are the trees, beeyo and maydi their resins.',
  },
  research: {
    heading: 'What research found',
    paragraphs: [
      'A peer-reviewed study found significant over-harvesting of frankincense trees between 2010 and 2017.',
      'It names what drove it: prices, the breakdown of tenure, and a lack of traceability.',
    ],
    sources: [study],
  },
  women: {
    heading: 'The women who sort',
    paragraphs: [
      'Most of the sorting is done by women, in the towns: tear by tear, by size, colour and cleanliness.',
      'In 2023 and 2024 the Fuller Project and the Guardian reported on the conditions in which some of them work, and a large buyer cut its ties with its supplier.',
    ],
    sources: [fuller, guardian],
    link: 'Read the blog',
  },
  cuts: {
    heading: ['Cuts on', 'one tree'],
    small: { text: 'on a small tree.', source: sameSurveys },
    large: {
      text: 'on a large one. Six to twelve, by the size of the tree, is the measure that elders in northern Somalia give. They tap a tree for two years, then let it rest for one.',
      source: sameSurveys,
    },
    most: {
      text: 'on one tree: the most that surveyors counted. Often they found more than 50.',
      source: surveys,
    },
    note: 'Every cut is drawn, all at one scale. The trunks portray no particular tree.',
  },
  year: {
    heading: ['A year on', 'the cliff'],
    lead: 'Somalis divide the year in four. Resin is gathered in the dry season, because rain washes it away.',
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
    footnote: 'The months are a rough guide: valleys differ, and published calendars do too.',
  },
  closing: {
    caption: 'A copper still. Illustration.',
    picture: null,
    heading: ['Ask us anything', 'about how it is made'],
    text: 'Ask where a batch came from, who gathered it and how it was distilled.',
    button: 'Contact Us',
  },
};
