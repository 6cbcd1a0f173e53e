import type { QuestionGroup } from '../../domain/questions/question';
import type { SiteForSharing } from '../../domain/site/site-details';
import type { NavigationTexts } from '../../domain/texts/navigation-texts';
import type { ContentLink } from '../content/link';
import { placeOf } from '../site/addresses/list-pages';
import { ROUTES } from '../site/routes';
import type { Absolute } from './absolute';
import { pageName } from './link-previews/share-scenes';
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
  readonly things: readonly StructuredData[];
}

type Names = NavigationTexts['names'];

const linkTo = (address: string, names: Names): readonly ContentLink[] => {
  const label = pageName(address, names);
  return label === null ? [] : [{ label, to: address }];
};

const toHome = ({ home }: Names): ContentLink => ({ label: home, to: ROUTES.home });

const factsOfDocument = (
  { type, document: { title }, address, list, things }: PageSubject,
  { site, names }: SiteFacts,
  absolute: Absolute,
): PageFacts => {
  const steps = [
    toHome(names),
    ...(list === null ? [] : linkTo(list, names)),
    { label: title, to: address },
  ];
  return { type, things: [...things(site, absolute), breadcrumbs(steps, absolute)] };
};

const factsOfPlace = (
  place: string,
  questions: readonly QuestionGroup[],
  { site, names }: SiteFacts,
  absolute: Absolute,
): readonly StructuredData[] =>
  place === ROUTES.home
    ? [organization(site, absolute), webSite(site, absolute)]
    : [
        breadcrumbs([toHome(names), ...linkTo(place, names)], absolute),
        ...(questions.length > 0 ? [faqPage(questions)] : []),
      ];

/** The site-wide content from which the facts of each page are derived. */
export interface SiteFacts {
  readonly site: SiteForSharing;
  readonly names: Names;
}

/** The content of one page from which its facts are derived. */
export interface Shown {
  readonly address: string;
  readonly subject: PageSubject | null;
  /** The frequently asked questions; omitted for a page without them. */
  readonly questions?: readonly QuestionGroup[];
}

export function pageFacts(
  { address, subject, questions = [] }: Shown,
  site: SiteFacts,
  absolute: Absolute,
): PageFacts {
  if (subject !== null) return factsOfDocument(subject, site, absolute);
  const things = factsOfPlace(placeOf(address), questions, site, absolute);
  return { type: 'website', things };
}
