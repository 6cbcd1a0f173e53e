/**
 * The words of the About Us page. The heading plays on the brand's name: change it together
 * with the name in `brand.ts`. Each chapter's `id` is its anchor (`/about#hands`).
 */
export interface AboutChapter {
  readonly id: 'land' | 'tree' | 'hands' | 'still';
  /** Each entry is a line of the heading. */
  readonly title: readonly string[];
  readonly paragraphs: readonly string[];
}

export const about = {
  /** In the breadcrumb. */
  name: 'About Us',
  title: ['Sanaag is a place', 'before it is a name'],
  lead: 'A country of limestone mountains in northern Somalia, where frankincense trees grow on steep slopes and mist comes up from the sea.',
  /** Captions of the plates, numbered in this order. */
  captions: {
    escarpment: 'An escarpment, drawn early in the day.',
    branch: 'Boswellia: leaves, flowers, the cut and its tears.',
    basket: 'Resin tears in a straw basket.',
  },
  chapters: [
    {
      id: 'land',
      title: ['The land', 'waits for rain'],
      paragraphs: [
        'The Somali year has two rains, the Gu and the shorter Dayr. Between them the slopes of the Golis and Cal Madow mountains are dry, and what reaches the trees is mist from the sea.',
        'Boswellia stands on that limestone: on steep slopes, among boulders, along dry river beds.',
      ],
    },
    {
      id: 'tree',
      title: ['The tree', 'answers', 'the blade'],
      paragraphs: [
        'A harvester opens the bark with a small chisel-like blade, the mingaaf. The cut is shallow. Sap comes to it and hardens into tears, left about two weeks or more before anyone takes them.',
        'Two trees matter to us. Boswellia carteri, the mohor, gives beeyo; our labels follow the trade and write carterii. Boswellia frereana, the yagcar, gives maydi, and is native to northern Somalia only.',
      ],
    },
    {
      id: 'hands',
      title: ['The hands', 'know the work'],
      paragraphs: [
        'Trees and tapping sites are held by families and clans. Mostly men do the tapping. The sorting, in the towns, is mostly done by women: tear by tear, by size, colour and cleanliness.',
        'Direct partnerships with Somali harvesters, ensuring fair wages.',
        'You will find no portraits on this page. The people who do this work appear here when they want to, under the names they choose.',
      ],
    },
    {
      id: 'still',
      title: ['The still', 'hurries', 'nothing'],
      paragraphs: [
        'Water, heat and resin: that is all there is to it, and it takes as long as it takes. What comes over is colourless to pale yellow, resinous and balsamic, with citrus and pepper on top.',
        'Every drop of resin is used.',
      ],
    },
  ] satisfies readonly [AboutChapter, AboutChapter, AboutChapter, AboutChapter],
  closing: {
    heading: 'Preserving 1,000-year-old traditions is daily work.',
    text: 'Ask us how it is done, and by whom. What we know, we tell you; what we do not know yet, we say so.',
    action: { label: 'Explore Our Oil', to: '/product' },
    second: { label: 'Write to us', to: '/contactus' },
  },
} as const;
