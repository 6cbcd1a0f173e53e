/** What the lists are called: over themselves, and on the pages of what is in them. */
export const PRODUCTS = 'Products';
export const BLOG = 'Blog';
