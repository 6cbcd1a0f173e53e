/** The texts of the header, and of the menu that contains its links on small screens. */
import type { ContentLink } from './link';

export const navigation = {
  /** The skip link, the first tab stop. */
  skip: 'Skip to the content',
  /** The accessible name of the list of links. */
  label: 'Main',
  links: [
    { label: 'Home', to: '/' },
    { label: 'About Us', to: '/about' },
    { label: 'Products', to: '/product' },
    { label: 'Sustainability', to: '/sustainability' },
    { label: 'Wholesale', to: '/wholesale' },
    { label: 'Blog', to: '/blog' },
  ] as readonly ContentLink[],
  contact: { label: 'Contact Us', to: '/contactus' },
  signUp: { label: 'SignUp', to: '/auth' },
  menu: { title: 'Menu', open: 'Open the menu', close: 'Close the menu' },
} as const;
