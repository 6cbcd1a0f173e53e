import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  Product as ProductThing,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { Availability } from '../../domain/catalogue/availability';
import { decimalPrice } from '../../domain/catalogue/price';
import type { Product } from '../../domain/catalogue/product';
import type { BlogPost, PostSummary } from '../../domain/journal/blog-post';
import type { QuestionGroup } from '../../domain/questions/question';
import { momentOf } from '../../domain/shared/parse-moment';
import type { Picture } from '../../domain/shared/picture';
import type { SiteDetails } from '../../domain/site/site-details';
import { ROUTES } from '../site/routes';
import { type Absolute, absoluteIfReadable } from './absolute';

/**
 * A schema.org node. The types of `schema-dts` also allow the address of a node, which this type
 * excludes.
 */
type Node<Kind extends Thing> = Exclude<Kind, string>;

export type StructuredData = Node<Thing>;

const CURRENCY = 'USD';

const organizationId = (absolute: Absolute) => `${absolute(ROUTES.home)}#organization`;

const picturesOf = (pictures: readonly (Picture | null)[], absolute: Absolute) => {
  const urls = pictures.flatMap((picture) => {
    const url = picture && absoluteIfReadable(picture.url, absolute);
    return url === null ? [] : [url];
  });
  return urls.length > 0 && { image: [...new Set(urls)] };
};

/** Returns the organization without its telephone number, which may be a placeholder. */
export const organization = (
  { name, tagline, legalName, postalAddress, taxNumber }: SiteDetails,
  absolute: Absolute,
): Node<Organization> => ({
  '@type': 'Organization',
  '@id': organizationId(absolute),
  name,
  description: tagline,
  url: absolute(ROUTES.home),
  ...(legalName !== undefined && { legalName }),
  ...(postalAddress !== undefined && { address: postalAddress.split(/[\s,]*\n\s*/u).join(', ') }),
  ...(taxNumber !== undefined && { taxID: taxNumber }),
});

const search = (absolute: Absolute): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${absolute(ROUTES.products)}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});

export const webSite = (
  { name }: Pick<SiteDetails, 'name'>,
  absolute: Absolute,
): Node<WebSite> => ({
  '@type': 'WebSite',
  name,
  url: absolute(ROUTES.home),
  publisher: { '@id': organizationId(absolute) },
  potentialAction: search(absolute),
});

export const breadcrumbs = (
  steps: readonly { readonly label: string; readonly to: string }[],
  absolute: Absolute,
): Node<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: absolute(to),
  })),
});

/**
 * The schema.org value of each availability; `null` for a product that is sold on request. The
 * values for stock, pre-orders and products made to order would all be wrong for such a product.
 */
const AVAILABILITY = {
  Available: 'https://schema.org/InStock',
  'Sold out': 'https://schema.org/OutOfStock',
  'On request': null,
} as const satisfies Record<Availability, string | null>;

const availabilityOf = (availability: Availability | null) => {
  const value = availability && AVAILABILITY[availability];
  return value !== null && { availability: value };
};

/**
 * Returns the product without its rating, because schema.org requires the number of ratings, which
 * is unknown, and the ratings of the sample products are invented.
 */
export const productThing = (
  product: Product,
  address: string,
  { name }: Pick<SiteDetails, 'name'>,
  absolute: Absolute,
): Node<ProductThing> => ({
  '@type': 'Product',
  name: product.title,
  ...(product.description !== '' && { description: product.description }),
  ...picturesOf(
    [product.searchListing?.picture ?? null, product.picture, ...product.gallery],
    absolute,
  ),
  brand: { '@type': 'Brand', name },
  ...(product.label?.gtin && { gtin: product.label.gtin }),
  url: absolute(address),
  ...(product.price !== null && {
    offers: {
      '@type': 'Offer',
      // Uses a string, because JSON writes some numbers as 0.30000000000000004 or with an exponent.
      price: decimalPrice(product.price),
      priceCurrency: CURRENCY,
      ...availabilityOf(product.availability),
      url: absolute(address),
    },
  }),
});

export const postThing = (
  post: PostSummary & Pick<BlogPost, 'searchListing'>,
  address: string,
  absolute: Absolute,
): Node<BlogPosting> => ({
  '@type': 'BlogPosting',
  headline: post.title,
  ...(post.description !== '' && { description: post.description }),
  ...picturesOf([post.searchListing?.picture ?? null, post.picture], absolute),
  ...(post.publishedOn !== null &&
    momentOf(post.publishedOn) !== null && { datePublished: post.publishedOn }),
  mainEntityOfPage: absolute(address),
  author: { '@id': organizationId(absolute) },
  publisher: { '@id': organizationId(absolute) },
});

export const faqPage = (groups: readonly QuestionGroup[]): Node<FAQPage> => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  ),
});
