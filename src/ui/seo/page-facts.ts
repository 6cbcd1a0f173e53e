import type { Product } from '../../domain/catalogue/product';
import type { PostSummary } from '../../domain/journal/blog-post';
import type { Picture } from '../../domain/shared/picture';
import * as breadcrumb from '../content/breadcrumb';
import { footer } from '../content/footer';
import type { ContentLink } from '../content/link';
import { navigation } from '../content/navigation';
import { compare } from '../content/pages/compare';
import { placeOf } from '../site/addresses/list-pages';
import { postAddress, productAddress, ROUTES } from '../site/routes';
import type { Absolute } from './absolute';
import {
  breadcrumbs,
  faqPage,
  organization,
  postThing,
  productThing,
  type StructuredData,
  webSite,
} from './structured-data';

/** What a page is about, for search engines and link previews. */
export interface PageFacts {
  readonly type: 'website' | 'article' | 'product';
  readonly picture: Picture | null;
  readonly things: readonly StructuredData[];
}

/** The product or post that a detail page shows; both `null` for other pages. */
export interface PageSubject {
  readonly product: Product | null;
  readonly post: PostSummary | null;
}

const LINKS = [
  ...navigation.links,
  navigation.contact,
  navigation.signUp,
  ...footer.mainLinks,
  { label: compare.name, to: ROUTES.compare },
];

/** The site's own link to one of its pages. */
export const linkTo = (address: string): readonly ContentLink[] =>
  LINKS.filter(({ to }) => to === address).slice(0, 1);

const factsOfProduct = (product: Product, absolute: Absolute): PageFacts => {
  const to = productAddress(product.id);
  const steps = [breadcrumb.home, ...linkTo(ROUTES.products), { label: product.title, to }];
  return {
    type: 'product',
    picture: product.picture,
    things: [productThing(product, to, absolute), breadcrumbs(steps, absolute)],
  };
};

const factsOfPost = (post: PostSummary, absolute: Absolute): PageFacts => {
  const to = postAddress(post.id);
  const steps = [breadcrumb.home, ...linkTo(ROUTES.blog), { label: post.title, to }];
  return {
    type: 'article',
    picture: post.picture,
    things: [organization(absolute), postThing(post, to, absolute), breadcrumbs(steps, absolute)],
  };
};

const factsOfPlace = (place: string, absolute: Absolute): readonly StructuredData[] =>
  place === ROUTES.home
    ? [organization(absolute), webSite(absolute)]
    : [
        breadcrumbs([breadcrumb.home, ...linkTo(place)], absolute),
        ...(place === ROUTES.faq ? [faqPage()] : []),
      ];

export function pageFacts(
  address: string,
  { product, post }: PageSubject,
  absolute: Absolute,
): PageFacts {
  if (product !== null) return factsOfProduct(product, absolute);
  if (post !== null) return factsOfPost(post, absolute);
  return { type: 'website', picture: null, things: factsOfPlace(placeOf(address), absolute) };
}
