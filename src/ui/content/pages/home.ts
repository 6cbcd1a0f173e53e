/**
 * Words of the home page that only assistive technology reads, and names of its content in loading
 * and error messages.
 */
export const featured = {
  what: 'featured products',
  /** Visually hidden text after the label of the link to all products. */
  moreAbout: 'beyond the featured products',
} as const;

export const products = { moreAbout: 'of our products' } as const;

/** Alternative text of the drawing. */
export const aboutScene = 'Boswellia trees on an escarpment at dusk';

export const testimonialsBlock = {
  /** The accessible name of the carousel. */
  label: 'Testimonials',
  what: 'testimonials',
} as const;

export const blogsBlock = {
  /** The accessible name of the carousel. */
  label: 'Blog posts',
  /** Name of the posts in the loading announcement. */
  loading: 'posts',
  what: 'blog posts',
  moreAbout: 'posts',
} as const;
