/** Shown if the visitor comes from a product: `About: Maydi Frankincense, Ten ml`. */
export const aboutProduct = (name: string): string => `About: ${name}`;
