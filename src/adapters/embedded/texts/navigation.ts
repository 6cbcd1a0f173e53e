import type { NavigationTexts } from '../../../domain/texts/navigation-texts';

export const NAVIGATION: NavigationTexts = {
  header: {
    links: [
      { label: 'Home', address: '/' },
      { label: 'About Us', address: '/about' },
      { label: 'Products', address: '/product' },
      { label: 'Sustainability', address: '/sustainability' },
      { label: 'Wholesale', address: '/wholesale' },
      { label: 'Blog', address: '/blog' },
    ],
    contact: 'Contact Us',
    signUp: 'SignUp',
  },
  callToAction: { heading: 'Join Our Journey Of Purity & Heritage', button: 'Shop Now' },
  footer: {
    links: [
      { label: 'Blog', address: '/blog' },
      { label: 'Products', address: '/product' },
      { label: 'FAQ', address: '/faq' },
    ],
    resources: {
      title: 'Resources',
      links: [
        { label: 'Harvest notes', address: '/blog' },
        { label: 'Use and safety', address: '/faq#use-and-safety' },
        { label: 'Keeping an oil', address: '/faq#keeping-an-oil' },
        { label: 'Documents', address: '/wholesale#documents' },
      ],
    },
    events: {
      title: 'Events',
      links: [
        { label: 'The harvest year', address: '/sustainability#year' },
        { label: 'News of the harvest', address: '/auth' },
        { label: 'Arrange a meeting', address: '/contactus' },
      ],
    },
    about: {
      title: 'About Us',
      links: [
        { label: 'Our story', address: '/about' },
        { label: 'Harvesters', address: '/about#hands' },
        { label: 'Sustainability', address: '/sustainability' },
        { label: 'Wholesale', address: '/wholesale' },
        { label: 'Contact Us', address: '/contactus' },
      ],
    },
    legal: 'Legal',
    rights: 'All rights reserved.',
  },
  names: {
    home: 'Home',
    about: 'About Us',
    products: 'Products',
    compare: 'Compare',
    sustainability: 'Sustainability',
    wholesale: 'Wholesale',
    blog: 'Blog',
    faq: 'FAQ',
    contact: 'Contact Us',
    signUp: 'SignUp',
    thankYou: 'Thank you',
  },
};
