/**
 * The texts of the home page, from top to bottom. The site's specification requires the headings,
 * the button texts, the claims and the four sustainability cards as they are, even misspellings.
 */
export const hero = {
  /** Each entry is a line with its own background. */
  headline: ['Ancient purity,', 'modern wellness'],
  origin: 'Frankincense from Somalia',
  tagline:
    'Wild Boswellia resin, cut by hand by Somali harvesters and distilled into an oil that keeps the scent of the tree.',
  action: { label: 'Shop Now', to: '/product' },
  plateCaption: 'Resin tears in a bowl. The pictures on this page are illustrations.',
} as const;

export const featured = {
  heading: 'Featured Products',
  empty: 'No product is featured at the moment.',
  /** Name of the content in loading and error messages. */
  what: 'featured products',
  more: { label: 'Explore More', to: '/product', about: 'beyond the featured products' },
} as const;

export const products = {
  eyebrow: 'PRODUCTS',
  heading: 'Premium Frankincense Essential Oil',
  empty: 'Products not available at the moment.',
  more: { label: 'Explore More', to: '/product', about: 'of our products' },
} as const;

export const promo = {
  heading: 'Rooted in Somali Tradition',
  text: 'Boswellia grows wild on the steep limestone of the Golis and Cal Madow mountains. The trees are held by families and clans.',
  action: { label: 'Explore Our Oil', to: '/product' },
} as const;

export type SustainabilityIcon =
  | 'wild-harvesting'
  | 'fair-trade'
  | 'zero-waste'
  | 'cultural-preservation';

/**
 * A topic in the Sustainability section; the Sustainability page describes the same four topics in
 * more detail.
 */
export interface SustainabilityCard {
  /** Also the anchor of the topic on the Sustainability page. */
  readonly id: SustainabilityIcon;
  readonly title: string;
  readonly text: string;
}

export const sustainabilityCards: readonly SustainabilityCard[] = [
  {
    id: 'wild-harvesting',
    title: 'Wild Harvesting',
    text: 'Protecting Boswellia trees through sustainable resin collection.',
  },
  {
    id: 'fair-trade',
    title: 'Fair Trade',
    text: 'Direct partnerships with Somali harvesters, ensuring fair wages.',
  },
  { id: 'zero-waste', title: 'Zero Waste', text: 'Every drop of resin is used.' },
  {
    id: 'cultural-preservation',
    title: 'Cultural Preservation',
    text: 'Sustaining ancient Somali harvesting traditions.',
  },
];

export const sustainabilityBand = {
  heading: 'Sustainability',
  lead: 'Take little, take it well, and leave the tree able to give again.',
  cards: sustainabilityCards,
} as const;

export const aboutBlock = {
  /** Alternative text of the drawing. */
  scene: 'Boswellia trees on an escarpment at dusk',
  eyebrow: 'About Us',
  heading: 'Harvested with Respect for Earth & Community',
  claims: [
    'Wild-harvested to protect Boswellia forests',
    'Fair wages for Somali harvesters',
    'Preserving 1,000-year-old traditions',
  ],
  action: { label: 'Meet Our Harversters', to: '/about' },
} as const;

export const testimonialsBlock = {
  heading: 'SOME WORDS FROM OUR CLIENTS',
  /** The accessible name of the carousel. */
  label: 'Testimonials',
  what: 'testimonials',
  /** Shown on every card whose text is not from a real client. */
  sampleCaption: 'Sample',
} as const;

export const blogsBlock = {
  eyebrow: 'BLOGS',
  heading: 'RELATED TOPICS',
  label: 'Blog posts',
  /** Name of the posts in the loading announcement. */
  loading: 'posts',
  /** The word for the posts in the error panel. */
  what: 'blog posts',
  empty: 'No posts yet. The first notes come with the harvest.',
  more: { label: 'Explore More', to: '/blog', about: 'posts' },
} as const;
