/** For example `2 in your enquiry`. */
export const inEnquiry = (quantity: number): string => `${quantity} in your enquiry`;

/** Says why a product was not added. */
export const notAdded = {
  full: 'Your enquiry has twenty products, which is the most. Remove one, or write to us.',
  most: 'Your enquiry has 999 of it, which is the most.',
} as const;
