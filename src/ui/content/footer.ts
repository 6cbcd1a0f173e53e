/** The texts of the footer. The CMS has the contact details, social pages and copyright year. */
import type { ContentLink } from './link';

export interface FooterGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly ContentLink[];
}

interface FooterContent {
  readonly callToAction: { readonly heading: string; readonly action: ContentLink };
  /** The accessible names of the two lists of links. */
  readonly mainLabel: string;
  readonly groupsLabel: string;
  readonly mainLinks: readonly ContentLink[];
  /** On small screens one group is open at a time; on large screens all groups are open. */
  readonly groups: readonly FooterGroup[];
  /** Accessible name and tooltip of a network without a page: `Instagram: page not open yet`. */
  readonly socialNotOpen: string;
  readonly rights: string;
}

export const footer: FooterContent = {
  callToAction: {
    heading: 'Join Our Journey Of Purity & Heritage',
    action: { label: 'Shop Now', to: '/product' },
  },
  mainLabel: 'Footer',
  groupsLabel: 'More pages',
  mainLinks: [
    { label: 'Blog', to: '/blog' },
    { label: 'Products', to: '/product' },
    { label: 'FAQ', to: '/faq' },
  ],
  groups: [
    {
      id: 'resources',
      title: 'Resources',
      links: [
        { label: 'Harvest notes', to: '/blog' },
        { label: 'Use and safety', to: '/faq#use-and-safety' },
        { label: 'Keeping an oil', to: '/faq#keeping-an-oil' },
        { label: 'Documents', to: '/wholesale#documents' },
      ],
    },
    {
      id: 'events',
      title: 'Events',
      links: [
        { label: 'The harvest year', to: '/sustainability#year' },
        { label: 'News of the harvest', to: '/auth' },
        { label: 'Arrange a meeting', to: '/contactus' },
      ],
    },
    {
      id: 'about-us',
      title: 'About Us',
      links: [
        { label: 'Our story', to: '/about' },
        { label: 'Harvesters', to: '/about#hands' },
        { label: 'Sustainability', to: '/sustainability' },
        { label: 'Wholesale', to: '/wholesale' },
        { label: 'Contact Us', to: '/contactus' },
      ],
    },
  ],
  socialNotOpen: 'page not open yet',
  rights: 'All rights reserved.',
};
