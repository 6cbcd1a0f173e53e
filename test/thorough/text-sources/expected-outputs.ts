const ORGANIZATION = [
  'site.legalName',
  'site.name',
  'site.postalAddress',
  'site.tagline',
  'site.taxNumber',
];
/**
 * What every share card contains: the brand, and the sentence that replaces an unprintable title.
 */
export const CARD = ['site.line', 'site.name', 'site.tagline'];
export const PRODUCT = ['product.Description', 'product.Title'];
export const POST = ['blog.Description', 'blog.Title'];

const names = (...pages: readonly string[]) => pages.map((page) => `navigation.names${page}`);
export const metaOf = (type: string) => [`${type}.metaDescription`, `${type}.metaTitle`];

interface Expected {
  /**
   * The fields in the head, besides the names of the brand and of the blog, which every head has in
   * its links to feeds.
   */
  readonly head: readonly string[];
  readonly structuredData: readonly string[];
  /** The fields on the share card, besides those in `CARD`. */
  readonly card: readonly string[];
}

const aProductPage: Expected = {
  head: PRODUCT,
  structuredData: [...names('Home', 'Products'), ...PRODUCT, 'site.name'],
  card: [...names('Products'), 'product.Title'],
};
const aPostPage: Expected = {
  head: POST,
  structuredData: [...names('Blog', 'Home'), ...POST, ...ORGANIZATION],
  card: [...names('Blog'), 'blog.Title'],
};

/** The fields in each page's outputs, by the address of the page. */
export const OUTPUTS_OF_PAGES: Readonly<Record<string, Expected>> = {
  '/': {
    head: ['home.metaDescription', 'site.line'],
    structuredData: ORGANIZATION,
    card: ['home.heroHeadline'],
  },
  '/about': {
    head: metaOf('about'),
    structuredData: names('About', 'Home'),
    card: ['about.introHeading', ...names('About')],
  },
  '/product': {
    head: metaOf('products-page'),
    structuredData: names('Home', 'Products'),
    card: [...names('Products'), 'products-page.lead'],
  },
  '/compare': {
    head: ['compare-page.metaDescription'],
    structuredData: names('Compare', 'Home'),
    card: ['compare-page.title', ...names('Compare')],
  },
  '/sustainability': {
    head: metaOf('sustainability'),
    structuredData: names('Home', 'Sustainability'),
    card: [...names('Sustainability'), 'sustainability.introHeading'],
  },
  '/wholesale': {
    head: metaOf('wholesale'),
    structuredData: names('Home', 'Wholesale'),
    card: [...names('Wholesale'), 'wholesale.introHeading'],
  },
  '/wholesale/line-sheet': { head: [], structuredData: names('Home'), card: [] },
  '/blog': {
    head: metaOf('journal'),
    structuredData: names('Blog', 'Home'),
    card: ['journal.lead', ...names('Blog')],
  },
  '/faq': {
    head: metaOf('faq'),
    structuredData: [...names('Faq', 'Home'), 'question.answer', 'question.question'],
    card: ['faq.introHeading', ...names('Faq')],
  },
  '/contactus': {
    head: metaOf('contact'),
    structuredData: names('Contact', 'Home'),
    card: ['contact.title', ...names('Contact')],
  },
  '/auth': {
    head: metaOf('sign-up'),
    structuredData: names('Home', 'SignUp'),
    card: [...names('SignUp'), 'sign-up.panel'],
  },
  '/thank-you': {
    head: metaOf('thank-you'),
    structuredData: names('Home'),
    card: [],
  },
  '/legal/imprint': {
    head: ['law-page.Title', 'law-page.text'],
    structuredData: ['law-page.Title', ...names('Home'), ...ORGANIZATION],
    card: ['law-page.Title'],
  },
  '/batch': { head: [], structuredData: names('Home'), card: [] },
  '/batch/SN-1': {
    head: ['batch.material'],
    structuredData: [...names('Home'), ...ORGANIZATION],
    card: [],
  },
  '/product-detail/product-1': aProductPage,
  '/product-detail/product-3': {
    ...aProductPage,
    head: ['product.searchDescription', 'product.searchTitle'],
  },
  '/product-detail/product-4': {
    head: ['product-page.metaDescription', 'product.Title'],
    structuredData: [...names('Home', 'Products'), 'product.Title', 'site.name'],
    card: aProductPage.card,
  },
  '/blog-detail/post-1': {
    ...aPostPage,
    head: ['blog.searchDescription', 'blog.searchTitle'],
  },
  '/blog-detail/post-2': aPostPage,
};
