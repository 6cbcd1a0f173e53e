import type { Picture } from '../../domain/shared/picture';
import * as breadcrumb from '../content/breadcrumb';
import { footer } from '../content/footer';
import type { ContentLink } from '../content/link';
import { navigation } from '../content/navigation';
import { compare } from '../content/pages/compare';
import { placeOf } from '../site/addresses/list-pages';
import { ROUTES } from '../site/routes';
import type { Absolute } from './absolute';
import type { PageSubject } from './page-subject';
import {
  breadcrumbs,
  faqPage,
  organization,
  type StructuredData,
  webSite,
} from './structured-data';

/** What a page is about, for search engines and link previews. */
export interface PageFacts {
  readonly type: 'website' | 'article' | 'product';
  readonly picture: Picture | null;
  readonly things: readonly StructuredData[];
}

const LINKS = [
  ...navigation.links,
  navigation.contact,
  navigation.signUp,
  ...footer.mainLinks,
  { label: compare.name, to: ROUTES.compare },
];

/**
 * Returns the link to a page in the site's navigation, in an array; an empty array when there is no
 * such link.
 */
export const linkTo = (address: string): readonly ContentLink[] =>
  LINKS.filter(({ to }) => to === address).slice(0, 1);

const factsOfDocument = (
  { type, document: { title, picture }, address, list, things }: PageSubject,
  absolute: Absolute,
): PageFacts => {
  const steps = [breadcrumb.home, ...linkTo(list), { label: title, to: address }];
  return { type, picture, things: [...things(absolute), breadcrumbs(steps, absolute)] };
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
  subject: PageSubject | null,
  absolute: Absolute,
): PageFacts {
  if (subject !== null) return factsOfDocument(subject, absolute);
  return { type: 'website', picture: null, things: factsOfPlace(placeOf(address), absolute) };
}
