/** The texts of an empty product list. */
export const noProducts = {
  /** Shown if a filter or a search is active. */
  withFilters: 'Nothing matches. Try fewer filters, or write to us.',
  clear: 'Clear all filters',
  action: { label: 'Contact Us', to: '/contactus' },
} as const;
