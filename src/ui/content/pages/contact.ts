/** The texts of the Contact Us page. The contact details come from the CMS. */
export const contact = {
  title: 'Write to us',
  lead: 'About an oil, a harvest, or a scent you are trying to remember.',
  details: { heading: 'Details', email: 'E-mail', telephone: 'Telephone', region: 'Region' },
  /** Shown if the visitor comes from a product: `About: Maydi Frankincense, Ten ml`. */
  aboutProduct: (name: string) => `About: ${name}`,
  /** Label of the link beside `aboutProduct`, which removes the product from the message. */
  forgetProduct: 'Ask about something else',
  wholesaleHint: {
    text: 'Buying for a shop or a workshop?',
    action: { label: 'Wholesale', to: '/wholesale' },
  },
} as const;
