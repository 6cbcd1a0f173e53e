import type { HomeTexts } from '../../../domain/texts/pages/home-texts';

/**
 * The site's specification prescribes the wording of the headings, the button texts and the claims.
 * Do not correct their misspellings.
 */
export const HOME: HomeTexts = {
  meta: {
    description:
      'Frankincense essential oil and resin from Somali harvesters: Carterii and Maydi, distilled from wild Boswellia resin.',
  },
  hero: {
    headline: ['Ancient purity,', 'modern wellness'],
    origin: 'Frankincense from Somalia',
    tagline:
      'Wild Boswellia resin, cut by hand by Somali harvesters and distilled into an oil that keeps the scent of the tree.',
    button: 'Shop Now',
    caption: 'Resin tears in a bowl. The pictures on this page are illustrations.',
    picture: null,
    platePicture: null,
  },
  featured: {
    heading: 'Featured Products',
    whenEmpty: 'No product is featured at the moment.',
    link: 'Explore More',
  },
  products: {
    eyebrow: 'PRODUCTS',
    heading: 'Premium Frankincense Essential Oil',
    whenEmpty: 'Products not available at the moment.',
    link: 'Explore More',
  },
  promo: {
    heading: 'Rooted in Somali Tradition',
    text: 'Boswellia grows wild on the steep limestone of the Golis and Cal Madow mountains. The trees are held by families and clans.',
    button: 'Explore Our Oil',
    picture: null,
  },
  sustainability: {
    heading: 'Sustainability',
    lead: 'Take little, take it well, and leave the tree able to give again.',
  },
  year: {
    heading: 'Two rains, two dry seasons',
    text: 'Resin is gathered in the dry, because rain washes it away.',
    jilaal: 'Resin is gathered in the dry, round after round of cutting.',
    gu: 'Where rain falls, tapping ends: rain washes the resin away.',
    xagaa: 'Dry again, until the rain returns.',
    dayr: 'Where rain falls, tapping ends. The dry months begin in December.',
    link: 'See the whole year',
  },
  about: {
    eyebrow: 'About Us',
    heading: 'Harvested with Respect for Earth & Community',
    claims: [
      'Wild-harvested to protect Boswellia forests',
      'Fair wages for Somali harvesters',
      'Preserving 1,000-year-old traditions',
    ],
    button: 'Meet Our Harversters',
    picture: null,
  },
  testimonials: {
    heading: 'SOME WORDS FROM OUR CLIENTS',
    sample: 'Sample',
  },
  blogs: {
    eyebrow: 'BLOGS',
    heading: 'RELATED TOPICS',
    whenEmpty: 'No posts yet. The first notes come with the harvest.',
    link: 'Explore More',
  },
};
