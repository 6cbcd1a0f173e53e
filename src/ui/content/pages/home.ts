/**
 * The words of the home page, from top to bottom. The headings, button texts, claims and the
 * four sustainability cards are fixed by the specification, their spelling included.
 */
export const hero = {
  /** Each line stands on its own strip of paper. */
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
  /** What is on its way, or did not come. */
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

/** The Sustainability page tells the same four at more length. */
export interface SustainabilityCard {
  /** Also the anchor of the row on the Sustainability page. */
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
  /** What the drawing shows. */
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
  /** What a screen reader calls the carousel. */
  label: 'Testimonials',
  what: 'testimonials',
  /** Stands on every card whose words are not a real client's. */
  sampleCaption: 'Sample',
} as const;

export const blogsBlock = {
  eyebrow: 'BLOGS',
  heading: 'RELATED TOPICS',
  label: 'Blog posts',
  /** Read out while they are on their way. */
  coming: 'posts',
  /** What did not come. */
  what: 'blog posts',
  empty: 'No posts yet. The first notes come with the harvest.',
  more: { label: 'Explore More', to: '/blog', about: 'posts' },
} as const;
