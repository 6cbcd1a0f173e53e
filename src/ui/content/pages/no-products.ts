/** The words of a product list that found nothing. */
export const noProducts = {
  heading: 'Products not available at the moment.',
  /** When filters or words are set. */
  withFilters: 'Nothing matches. Try fewer filters, or write to us.',
  withoutFilters: 'Write to us, and we answer when there is something to offer.',
  clear: 'Clear all filters',
  action: { label: 'Contact Us', to: '/contactus' },
} as const;
