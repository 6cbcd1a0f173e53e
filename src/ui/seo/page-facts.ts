import type { QuestionGroup } from '../../domain/questions/question';
import type { Picture } from '../../domain/shared/picture';
import type { SiteDetails } from '../../domain/site/site-details';
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
  site: SiteDetails,
  absolute: Absolute,
): PageFacts => {
  const steps = [breadcrumb.home, ...linkTo(list), { label: title, to: address }];
  return { type, picture, things: [...things(site, absolute), breadcrumbs(steps, absolute)] };
};

const factsOfPlace = (
  place: string,
  questions: readonly QuestionGroup[],
  site: SiteDetails,
  absolute: Absolute,
): readonly StructuredData[] =>
  place === ROUTES.home
    ? [organization(site, absolute), webSite(site, absolute)]
    : [
        breadcrumbs([breadcrumb.home, ...linkTo(place)], absolute),
        ...(questions.length > 0 ? [faqPage(questions)] : []),
      ];

/** What a page shows, as far as its facts depend on it. */
export interface Shown {
  readonly address: string;
  readonly subject: PageSubject | null;
  /** The frequent questions; omitted for a page without them. */
  readonly questions?: readonly QuestionGroup[];
}

export function pageFacts(
  { address, subject, questions = [] }: Shown,
  site: SiteDetails,
  absolute: Absolute,
): PageFacts {
  if (subject !== null) return factsOfDocument(subject, site, absolute);
  const things = factsOfPlace(placeOf(address), questions, site, absolute);
  return { type: 'website', picture: null, things };
}
