import type { AboutTexts } from '../../../domain/texts/pages/about-texts';

/**
 * The heading of `intro` contains the brand's name: change it together with the name in the CMS.
 * The site's specification prescribes the wording of both texts named `promise`.
 */
export const ABOUT: AboutTexts = {
  meta: {
    title: 'About Us',
    description:
      'The land, the tree, the hands and the still: how frankincense comes from the mountains of northern Somalia to a bottle.',
  },
  intro: {
    heading: ['Sanaag is a place', 'before it is a name'],
    lead: 'Frankincense trees grow on the steep limestone of the Golis and Cal Madow mountains, fed by mist from the sea.',
    caption: 'An escarpment in early light. Pictures on this page are illustrations.',
    picture: null,
  },
  land: {
    heading: ['The land', 'waits for rain'],
    paragraphs: [
      'The Somali year has two rains, the Gu and the shorter Dayr. Between them the slopes of the Golis and Cal Madow mountains are dry.',
      'Boswellia stands on limestone: on steep slopes, among boulders, along dry river beds.',
    ],
    caption: 'Trees on a ridge at dawn.',
    picture: null,
  },
  tree: {
    heading: ['The tree', 'and the blade'],
    paragraphs: [
      'A harvester opens the bark with a small chisel-like blade, the mingaaf. The cut is shallow. Sap comes to it and hardens into tears, which are left for two weeks or more.',
      'Our oils come from two trees. Boswellia carteri, the mohor, gives beeyo; our labels follow the trade and write carterii. Boswellia frereana, the yagcar, gives maydi, and is native to northern Somalia only.',
    ],
    link: 'The two side by side',
    caption: 'Boswellia: leaves, flowers, the cut and its tears.',
  },
  hands: {
    heading: ['The hands', 'know the work'],
    paragraphs: [
      'Trees and tapping sites are held by families and clans. Tapping is mostly the work of men: shallow cuts, reopened over several months, and the tears scraped off with the blade that made the cut.',
      'In the towns the resin is dried further, on sheets or in stores, and cleaned. Sorting is mostly the work of women, by size, colour and cleanliness: maydi into seven grades, beeyo into four (University of Vermont).',
    ],
    promise: 'Direct partnerships with Somali harvesters, ensuring fair wages.',
    caption: 'Resin tears in a straw basket.',
    picture: null,
  },
  journey: {
    heading: ['From mist', 'to port'],
    lead: 'From the sea and back to it.',
    mist: {
      title: 'Sea mist',
      text: 'Mist drifts in from the sea and feeds the trees on the escarpment.',
    },
    limestone: { title: 'Limestone', text: 'Steep slopes, boulders and dry river beds.' },
    trees: {
      title: 'Trees',
      text: 'They grow wild on the rock, and are held by families and clans.',
    },
    sorting: {
      title: 'Sorting',
      text: 'In the towns the tears are dried further, cleaned, and sorted into grades. Erigavo and Burao are the markets.',
    },
    port: { title: 'Port', text: 'The resin leaves from Berbera, on the coast.' },
    caption: 'A section, not to scale and not a map.',
  },
  still: {
    heading: ['The still', 'takes time'],
    paragraphs: [
      'Water, heat and resin. The vapour carries the scent over and cools, and the oil is drawn off. What comes over is colourless to pale yellow, resinous and balsamic, with citrus and pepper on top.',
    ],
    promise: 'Every drop of resin is used.',
  },
  closing: {
    caption: 'Embers and resin in a burner.',
    picture: null,
    heading: 'Preserving 1,000-year-old traditions is daily work',
    text: 'Questions about a tree, a batch or a still are welcome.',
    button: 'Explore Our Oil',
    link: 'Write to us',
  },
};
