/**
 * The texts of the About Us page. The title contains the brand's name: change it together with the
 * name in the CMS.
 */
import type { ContentLink } from '../link';

/** A chapter of the page. Its `id` is its anchor, for example `/about#hands`. */
export interface AboutChapter {
  readonly id: 'land' | 'tree' | 'hands' | 'still';
  /** Each entry is a line of the heading. */
  readonly title: readonly string[];
  readonly paragraphs: readonly string[];
  /** A claim of the brand, in the words of the site's specification. */
  readonly promise?: string;
  /** A link to related content. */
  readonly more?: ContentLink;
}

export const about = {
  title: ['Sanaag is a place', 'before it is a name'],
  lead: 'Frankincense trees grow on the steep limestone of the Golis and Cal Madow mountains, fed by mist from the sea.',
  /** Captions of the pictures, numbered in this order. */
  captions: {
    escarpment: 'An escarpment in early light. Pictures on this page are illustrations.',
    ridges: 'Trees on a ridge at dawn.',
    branch: 'Boswellia: leaves, flowers, the cut and its tears.',
    basket: 'Resin tears in a straw basket.',
    section: 'A section, not to scale and not a map.',
    burner: 'Embers and resin in a burner.',
  },
  chapters: [
    {
      id: 'land',
      title: ['The land', 'waits for rain'],
      paragraphs: [
        'The Somali year has two rains, the Gu and the shorter Dayr. Between them the slopes of the Golis and Cal Madow mountains are dry.',
        'Boswellia stands on limestone: on steep slopes, among boulders, along dry river beds.',
      ],
    },
    {
      id: 'tree',
      title: ['The tree', 'and the blade'],
      paragraphs: [
        'A harvester opens the bark with a small chisel-like blade, the mingaaf. The cut is shallow. Sap comes to it and hardens into tears, which are left for two weeks or more.',
        'Our oils come from two trees. Boswellia carteri, the mohor, gives beeyo; our labels follow the trade and write carterii. Boswellia frereana, the yagcar, gives maydi, and is native to northern Somalia only.',
      ],
      more: { label: 'The two side by side', to: '/compare' },
    },
    {
      id: 'hands',
      title: ['The hands', 'know the work'],
      paragraphs: [
        'Trees and tapping sites are held by families and clans. Tapping is mostly the work of men: shallow cuts, reopened over several months, and the tears scraped off with the blade that made the cut.',
        'In the towns the resin is dried further, on sheets or in stores, and cleaned. Sorting is mostly the work of women, by size, colour and cleanliness: maydi into seven grades, beeyo into four (University of Vermont).',
      ],
      promise: 'Direct partnerships with Somali harvesters, ensuring fair wages.',
    },
    {
      id: 'still',
      title: ['The still', 'takes time'],
      paragraphs: [
        'Water, heat and resin. The vapour carries the scent over and cools, and the oil is drawn off. What comes over is colourless to pale yellow, resinous and balsamic, with citrus and pepper on top.',
      ],
      promise: 'Every drop of resin is used.',
    },
  ] satisfies readonly [AboutChapter, AboutChapter, AboutChapter, AboutChapter],
  /** The stages from sea mist to port. The text of each is below a vertical line of the drawing. */
  way: {
    id: 'from-mist-to-port',
    heading: ['From mist', 'to port'],
    lead: 'From the sea and back to it.',
    /** The accessible name of the container that scrolls on a narrow screen. */
    sideways: 'Drawing and stops, scroll sideways',
    stops: [
      {
        title: 'Sea mist',
        text: 'Mist drifts in from the sea and feeds the trees on the escarpment.',
      },
      { title: 'Limestone', text: 'Steep slopes, boulders and dry river beds.' },
      { title: 'Trees', text: 'They grow wild on the rock, and are held by families and clans.' },
      {
        title: 'Sorting',
        text: 'In the towns the tears are dried further, cleaned, and sorted into grades. Erigavo and Burao are the markets.',
      },
      { title: 'Port', text: 'The resin leaves from Berbera, on the coast.' },
    ],
  },
  closing: {
    heading: 'Preserving 1,000-year-old traditions is daily work',
    text: 'Questions about a tree, a batch or a still are welcome.',
    action: { label: 'Explore Our Oil', to: '/product' },
    second: { label: 'Write to us', to: '/contactus' },
  },
} as const;
