/** Names of controls and lists of the header and the footer, for assistive technology. */
export const navigation = {
  /** The skip link, the first tab stop. */
  skip: 'Skip to the content',
  /** The accessible name of the list of links. */
  label: 'Main',
  menu: { title: 'Menu', open: 'Open the menu', close: 'Close the menu' },
} as const;

export const footer = {
  /** The accessible names of the two lists of links. */
  mainLabel: 'Footer',
  groupsLabel: 'More pages',
  /**
   * Follows the network’s name in the label and the tooltip of a social network on which the brand
   * has no page yet: `Instagram: page not open yet`.
   */
  socialNotOpen: 'page not open yet',
} as const;
