/** The names of the lists, for their headings and for the breadcrumbs of their items. */
export const PRODUCTS = 'Products';
export const BLOG = 'Blog';
