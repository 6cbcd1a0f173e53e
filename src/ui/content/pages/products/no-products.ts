/** The texts of an empty product list. */
export const noProducts = {
  heading: 'Products not available at the moment.',
  /** Shown if a filter or a search is active. */
  withFilters: 'Nothing matches. Try fewer filters, or write to us.',
  withoutFilters: 'Write to us, and we answer when there is something to offer.',
  clear: 'Clear all filters',
  action: { label: 'Contact Us', to: '/contactus' },
} as const;
