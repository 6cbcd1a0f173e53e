import type { ShareCard } from '../../src/ui/seo/link-previews/share-card';

/**
 * The content of a product's Open Graph image, with an illustration unless the test passes a
 * photograph.
 */
export const aShareCard = (given: Partial<ShareCard> = {}): ShareCard => ({
  address: '/product-detail/carterii/share.jpg',
  brand: { name: 'Sanaag', line: 'Frankincense of Somalia' },
  label: 'Products',
  title: 'Frankincense Carterii, Ten ml',
  motto: 'Ancient purity,\nmodern wellness',
  photograph: null,
  engraving: {
    url: '/assets/drawing.svg',
    inks: { ground: '#1f3328', line: '#e3b264', tear: '#e3b264', hole: '#17211b', cut: '#2e4538' },
  },
  inks: { paper: '#F4EEE1', ink: '#17211B', umber: '#84480F', tear: '#E3B264' },
  ...given,
});
